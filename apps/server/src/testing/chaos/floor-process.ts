// The real server with limits that no load meets, for measuring and killing it. It says where it is in
// one line of JSON, and closes in good order when its input ends.
import pino from 'pino';
import { startFloor } from '../../floor/start/start-floor.ts';
import { startProblemText } from '../../floor/start/start-problem.ts';

const [dataFolder = '', floorFile = ''] = process.argv.slice(2);
const PLENTY = 1_000_000_000;
const started = await startFloor(
  {
    dataFolder,
    databaseUrl: null,
    floorFile,
    host: '127.0.0.1',
    port: 0,
    anyPort: true,
    isDemo: true,
    isProduction: false,
    isBehindTls: false,
    tls: null,
    proxies: [],
    origins: [],
    webRoot: null,
    version: 'under load',
    softwareRoot: null,
    reportsApart: true,
    metricsToken: null,
    witnessUrl: null,
    app: {
      messages: { perSecond: PLENTY, burst: PLENTY },
      requestsPerMinute: PLENTY,
      requests: { perSecond: PLENTY, burst: PLENTY },
      signInsPerMinute: PLENTY,
    },
  },
  pino({ level: 'silent' }),
);
if (!started.ok) throw new Error(startProblemText(started.error));
const { address, database, stop } = started.value;
process.stdout.write(`${JSON.stringify({ address, databaseUrl: database.embedded?.url })}\n`);
process.stdin.resume();
process.stdin.once('end', () => void stop());
