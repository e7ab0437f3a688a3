import type { AttendantBody } from '@baize/protocol/http';
import type { Waiting } from '../../people/attendants.ts';

/** Whether somebody was called, for what, and whether they are on the way. */
export function calledBody(waiting: Waiting | null): AttendantBody {
  if (!waiting) return { attendantCalledAt: null, waiting: null };
  const { calledAt, reason, amount, answeredAt } = waiting;
  return { attendantCalledAt: calledAt, waiting: { reason, amount, answeredAt } };
}
