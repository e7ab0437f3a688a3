import { type DatabaseFault, databaseFaultText } from '../../postgres/database-fault.ts';
import { type MigrationFault, migrationFaultText } from '../../store/migration-fault.ts';
import type { Finding } from '../../verify/finding.ts';
import { type FloorFault, faultText } from '../file/floor-fault.ts';

/** Why a floor does not start. */
export type StartFault =
  | { readonly code: 'floor-file'; readonly faults: readonly FloorFault[] }
  | { readonly code: 'database'; readonly fault: DatabaseFault }
  | { readonly code: 'schema'; readonly fault: MigrationFault }
  | { readonly code: 'production'; readonly faults: readonly string[] }
  | { readonly code: 'demo-on-real-floor' }
  | { readonly code: 'record'; readonly finding: Finding }
  | { readonly code: 'book'; readonly message: string }
  | { readonly code: 'port-busy'; readonly host: string; readonly port: number }
  | { readonly code: 'address'; readonly detail: string };

/** In plain words, with what to do about it. */
export function startFaultText(fault: StartFault): string {
  switch (fault.code) {
    case 'floor-file':
      return ['The floor file is not in order:', ...fault.faults.map(faultText)].join('\n  ');
    case 'database': {
      const { sentence, remedy } = databaseFaultText(fault.fault);
      return `${sentence}\n  ${remedy}`;
    }
    case 'schema':
      return migrationFaultText(fault.fault);
    case 'production':
      return ['This floor is not fit for production:', ...fault.faults].join('\n  ');
    case 'demo-on-real-floor':
      return (
        'This database has staff of its own; a demo would let anybody be anybody there.\n' +
        '  Start without --demo, or name another folder with --data.'
      );
    case 'record':
      return (
        `The record is not what was signed: ${fault.finding.where} ${fault.finding.what}.\n` +
        '  Nothing was opened. Keep this database as it is, and see docs/runbooks/tampering.md.'
      );
    case 'book':
      return `${fault.message}\n  Nothing was opened.`;
    case 'port-busy':
      return (
        `Port ${fault.port} of ${fault.host} is in use by another program.\n` +
        '  Stop that program, or choose another port with --port.'
      );
    case 'address':
      return `The floor cannot listen there: ${fault.detail}`;
  }
}
