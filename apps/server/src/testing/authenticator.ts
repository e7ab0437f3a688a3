import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** A passkey in software: what a browser and a security key would answer, from keys of its own. */
export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const host = new URL(origin).hostname;
  let counter = 0;

  const signed = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, more: Buffer) => {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host), head, more]);
  };
  const credential = { id: base64(id), rawId: base64(id), type: 'public-key' };

  return {
    register(challenge: string) {
      const key = coseKey(publicKey.export({ format: 'jwk' }));
      const more = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authenticatorData(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, more);
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data)],
      ]);
      const response = {
        clientDataJSON: base64(signed('webauthn.create', challenge)),
        attestationObject: base64(attestation),
      };
      return { ...credential, clientExtensionResults: {}, response };
    },
    signIn(challenge: string) {
      const client = signed('webauthn.get', challenge);
      const data = authenticatorData(PRESENT_AND_VERIFIED, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
      };
      return { ...credential, clientExtensionResults: {}, response };
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function base64(data: Buffer): string {
  return data.toString('base64url');
}

/** An elliptic key as COSE writes it: type 2, algorithm -7, curve 1, and the point. */
function coseKey({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer {
  const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'));
  return map([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), coordinate(x)],
    [Buffer.from([0x22]), coordinate(y)],
  ]);
}

// As much of CBOR as an authenticator writes: short texts, byte strings and maps.
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}

function map(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()]);
}
