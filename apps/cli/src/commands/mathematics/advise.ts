import { advise as adviseOn } from '@baize/si-ki-pi/mathematics';
import { adviceJson } from '../../advise/advice-json.ts';
import { adviceRequest } from '../../advise/advice-request.ts';
import { adviceText } from '../../advise/advice-text.ts';
import { command, usageError } from '../../command.ts';
import { jsonOption, readingOption } from '../../common-options.ts';
import { EXIT } from '../../exit-code.ts';
import { onlyCardGame } from '../../mechanics/si-ki-pi/card-game.ts';
import { readingsFrom } from '../../terms.ts';
import { styleFor } from '../../text/style.ts';
import { refuse } from '../../typed-refusal.ts';

export const advise = command({
  name: 'advise',
  summary:
    'Say what every arrangement of four cards of Si Ki Pi is worth, and what the House Way costs.',
  operands: 'CARDS',
  details: [
    'Each arrangement meets every hand a dealer who plays the House Way can have out of the cards that are left; the figures are exact. Cards: ranks A K Q J T 9 to 2, suits s h d c.',
    'With --json one line: {"cards","dead","dealerHands","arrangements":[{"low","high","ev","win","lose","standOff","houseWay"}],"houseWay":{"low","high","rule","because","costs"}}, the best arrangement first. A fault is answered by {"error":{"code","message",...}}: wrong-number-of-cards, unknown-card, duplicate-card, dead-card-held or too-many-dead-cards.',
  ],
  asksLibrary: false,
  options: {
    dead: {
      type: 'string',
      value: 'CARDS',
      multiple: true,
      describe: 'Cards known to be out of play, such as those of other boxes; repeatable.',
    },
    json: { ...jsonOption.json, describe: 'Write one JSON line.' },
    ...readingOption,
  },
  negativeWhen: 'The cards cannot be what they are said to be.',
  csv: { rows: 'arrangements' },
  completes: 'nothing',
  examples: [
    { does: 'A hand.', command: 'baize advise "As Kd Th 9c"' },
    {
      does: 'With the cards of another box seen.',
      command: 'baize advise "As Kd Th 9c" --dead "Ah Ad 8s 8h"',
    },
  ],
  run: ({ dead, json, reading }, words, io) => {
    if (words.length === 0)
      return usageError(io, 'advise', 'name four cards, such as "As Kd Th 9c"');
    const readings = readingsFrom(reading);
    if (!readings.ok) return usageError(io, 'advise', readings.error);
    const request = adviceRequest(words, dead);
    if (!request.ok) return refuse(io, 'advise', json, request.error);
    const game = onlyCardGame(readings.value);
    const advice = adviseOn(game, request.value.hand, request.value.dead);
    if (!advice.ok) {
      const { code, message, ...details } = advice.error;
      return refuse(io, 'advise', json, { code, message, details });
    }
    const lines = json
      ? [adviceJson(advice.value)]
      : adviceText(advice.value, styleFor(io.hasColours));
    io.out.write(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
});
