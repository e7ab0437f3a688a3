import { DUAL_ACTS, STAFF_ROLES } from '@baize/table';
import { z } from 'zod';
import { time } from '../words.ts';
import { faultsBody } from './faults.ts';
import { feedsBody, newFeedBody } from './feeds.ts';
import { lostRecordBody } from './lost-record.ts';
import { pairingBody } from './pairing.ts';
import { staffMember } from './staff.ts';

/** Something asked for in the office that waits for a second person. */
export const officeRequest = z.strictObject({
  id: z.string(),
  act: z.enum(DUAL_ACTS),
  /** What it is, in a sentence. */
  does: z.string(),
  /** The account, machine or software it is about. */
  subject: z.string(),
  /** What exactly would be done, without secrets. */
  detail: z.record(z.string(), z.string()),
  askedBy: z.string(),
  /** The least position of whoever agrees. */
  agrees: z.enum(STAFF_ROLES),
  expiresAt: time,
  /** Whether who asks for this list may agree. */
  mayAgree: z.boolean(),
});

/** `GET /api/requests` */
export const officeRequestsBody = z.strictObject({ requests: z.array(officeRequest) });

/** Answered with status 202 where somebody else has to agree first. */
export const askedBody = z.strictObject({ request: officeRequest });

/** `POST /api/requests/:id/agree`: what came of it, as whoever asked would have been answered. */
export const agreedBody = z.strictObject({
  answer: z.union([staffMember, pairingBody, faultsBody, newFeedBody, feedsBody, lostRecordBody]),
});

export type OfficeRequest = z.infer<typeof officeRequest>;
export type OfficeRequestsBody = z.infer<typeof officeRequestsBody>;
export type AgreedBody = z.infer<typeof agreedBody>;
export type AskedBody = z.infer<typeof askedBody>;
