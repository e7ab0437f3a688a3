import { describe, expect, test } from 'vitest';
import { ANN, at, BEN, configOf, dealer, openTable } from '../testing/floor.ts';
import { playerView } from '../views/role-views.ts';

const CARD = 'M-2041';

/** Ann shows her card to the dealer, and leaves what is hers behind. */
function annHasLeft() {
  const journal = openTable(configOf('rws-sic-bo-2021/b'), [ANN, BEN]);
  journal.give(dealer, { type: 'IdentifyVisit', terminal: ANN, card: CARD });
  journal.give(at(ANN), { type: 'EndVisit', terminal: ANN });
  return journal;
}

describe('what is kept under a card', () => {
  test('[baize-floor#card-seen] shows to nobody who only types its number', () => {
    const journal = annHasLeft();
    journal.give(at(BEN), { type: 'IdentifyVisit', terminal: BEN, card: CARD });
    const { visit } = playerView(journal.state(), BEN, 0);
    expect(visit).toMatchObject({ card: CARD, before: [] });
  });

  test('[baize-floor#card-seen] shows to whoever is seen with the card', () => {
    const journal = annHasLeft();
    journal.give(at(BEN), { type: 'IdentifyVisit', terminal: BEN, card: CARD });
    journal.give(dealer, { type: 'IdentifyVisit', terminal: BEN, card: CARD });
    const { visit } = playerView(journal.state(), BEN, 0);
    expect(visit?.before).toMatchObject([{ card: CARD }]);
    expect(visit?.before[0]?.due).toBeGreaterThan(0);
  });

  test('[baize-floor#card-seen] has nothing of a visit that only claimed to be theirs', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/b'), [ANN, BEN]);
    journal.give(at(BEN), { type: 'IdentifyVisit', terminal: BEN, card: CARD });
    journal.give(at(BEN), { type: 'EndVisit', terminal: BEN });
    journal.give(dealer, { type: 'IdentifyVisit', terminal: ANN, card: CARD });
    expect(playerView(journal.state(), ANN, 0).visit?.before).toEqual([]);
  });
});
