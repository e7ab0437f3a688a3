import { describe, expect, test } from 'vitest';
import { type Surroundings, serveOptions } from './serve-arguments.ts';

const bare: Surroundings = { env: {}, folder: '/casino', exists: () => false, read: () => null };

function optionsFor(args: readonly string[], surroundings: Partial<Surroundings> = {}) {
  const options = serveOptions(args, { ...bare, ...surroundings });
  if (!options.ok) throw new Error(options.error);
  return options.value;
}

function complaint(...args: readonly string[]): string {
  const options = serveOptions(args, bare);
  return options.ok ? '' : options.error;
}

describe('without options', () => {
  const options = optionsFor([]);

  test('the floor is for this machine, on 8080 or the next free port', () => {
    expect([options.host, options.port, options.anyPort]).toEqual(['127.0.0.1', 8080, true]);
  });

  test('it is neither a demo nor in production', () => {
    expect([options.isDemo, options.isProduction]).toEqual([false, false]);
  });

  test('it keeps its data in .baize and plays the demo tables', () => {
    expect(options.dataFolder).toMatch(/[/\\]\.baize$/);
    expect(options.floorFile).toMatch(/demo\.yaml$/);
    expect(options.databaseUrl).toBeNull();
  });
});

test('a port that was asked for is the only one that will do', () => {
  expect(optionsFor(['--port', '9000'])).toMatchObject({ port: 9000, anyPort: false });
});

test('a floor.yaml in the folder is the floor, unless another is named', () => {
  const exists = (path: string) => path === '/casino/floor.yaml';
  expect(optionsFor([], { exists }).floorFile).toBe('/casino/floor.yaml');
  expect(optionsFor(['--floor', 'b.yaml'], { exists }).floorFile).toBe('/casino/b.yaml');
});

test('what is said comes before the environment', () => {
  const env = { DATABASE_URL: 'postgres://one', BAIZE_DATA: '/kept' };
  expect(optionsFor([], { env })).toMatchObject({
    databaseUrl: 'postgres://one',
    dataFolder: '/kept',
  });
  const said = ['--database', 'postgres://two', '--data', 'here'];
  expect(optionsFor(said, { env })).toMatchObject({
    databaseUrl: 'postgres://two',
    dataFolder: '/casino/here',
  });
});

test('in production the log goes to standard output, for whoever collects logs', () => {
  const production = ['--production', '--floor', 'floor.yaml'];
  expect(optionsFor(production).logFile).toBeNull();
  expect(optionsFor([...production, '--log', 'a.log']).logFile).toBe('/casino/a.log');
});

test.each([
  [['--fast'], "Unknown option '--fast'"],
  [['--port', 'http'], 'no port: http'],
  [['--port', '70000'], 'no port: 70000'],
  [['--demo', '--production'], 'not both'],
  [['--production'], 'described by a file'],
  [['--log-level', 'loud'], 'no log level: loud'],
])('%j is refused', (args, words) => {
  expect(complaint(...args)).toContain(words);
});

describe('secrets', () => {
  const read = (path: string) => (path === '/casino/secret' ? 'from-a-file\n' : null);

  test('are read from the files that are named', () => {
    const env = { BAIZE_METRICS_TOKEN_FILE: 'secret', DATABASE_URL_FILE: '/casino/secret' };
    expect(optionsFor([], { env, read })).toMatchObject({
      metricsToken: 'from-a-file',
      databaseUrl: 'from-a-file',
    });
  });

  test('are never guessed: a file that is not there, and one said twice, are refused', () => {
    const refused = (env: Readonly<Record<string, string>>) => {
      const options = serveOptions([], { ...bare, env, read });
      return options.ok ? '' : options.error;
    };
    expect(refused({ DATABASE_URL_FILE: 'none' })).toContain('DATABASE_URL_FILE');
    expect(refused({ DATABASE_URL_FILE: 'secret', DATABASE_URL: 'x' })).toContain('both');
  });
});
