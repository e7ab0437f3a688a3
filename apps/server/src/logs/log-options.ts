import type { LoggerOptions } from 'pino';

/** Fields that hold secrets wherever they appear, down to two levels. */
const SECRET_FIELDS = [
  'password',
  'token',
  'signature',
  'seed',
  'authorization',
  'cookie',
  'sec-websocket-protocol',
];

// Whatever a field or a message is called: a session, a key or a hash of a password is known by form.
const SECRETS = [
  /()bz[sk]_[A-Za-z0-9_-]{43}/g,
  /()\$argon2id\$[^"\s]+/g,
  /(postgres(?:ql)?:\/\/[^:/@\s"]*:)[^@\s"]+(?=@)/g,
];

/** Structured lines without secrets. A log is copied to places where a database is not. */
export function logOptions(level: string): LoggerOptions {
  const quoted = SECRET_FIELDS.map((field) => (field.includes('-') ? `["${field}"]` : field));
  return {
    level,
    redact: {
      paths: quoted.flatMap((field) => [field, `*${under(field)}`, `*.*${under(field)}`]),
      censor: '[secret]',
    },
    serializers: { error: errorOf },
    hooks: { streamWrite: withoutSecrets },
  };
}

function under(field: string): string {
  return field.startsWith('[') ? field : `.${field}`;
}

function withoutSecrets(line: string): string {
  return SECRETS.reduce((text, secret) => text.replace(secret, '$1[secret]'), line);
}

/** What failed and where; not the values it failed on, which an error of the database carries. */
function errorOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  const code: unknown = Reflect.get(error, 'code');
  return { name, message, code, stack };
}
