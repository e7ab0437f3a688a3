import type { TicketLine } from '@baize/protocol/client';

export type TicketStatus = TicketLine['status'];
export type TicketEffect = NonNullable<TicketLine['request']>['effect'];
