import { expect, test } from 'vitest';
import { dueNow } from './due-card.tsx';

const HOUR = 3_600_000;
const BECAUSE = ['licensee-sic-bo#1'] as const;

test('[licensee-sic-bo#1] people are told of dice from one hour before their time is over, and of what holds rounds up at once', () => {
  const since = 1_000_000;
  const until = since + 24 * HOUR;
  const dice = { what: 'dice', from: until - HOUR, until, because: [...BECAUSE] } as const;
  const test = {
    what: 'shift-inspection',
    from: null,
    until: null,
    because: [...BECAUSE],
  } as const;
  const due = [test, dice].map((each) => ({
    ...each,
    because: [BECAUSE[0]] as [(typeof BECAUSE)[0]],
  }));
  const told = (now: number) => dueNow(due, now).map(({ what }) => what);
  expect(told(since)).toEqual(['shift-inspection']);
  expect(told(since + 23 * HOUR - 1)).toEqual(['shift-inspection']);
  expect(told(since + 23 * HOUR)).toEqual(['shift-inspection', 'dice']);
  expect(told(until + HOUR)).toEqual(['shift-inspection', 'dice']);
});
