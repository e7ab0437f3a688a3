import type { PasskeyOptionsBody, SessionBody } from '@baize/protocol/client';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { postJson } from './post-json.ts';
import type { StaffMember } from './staff.ts';

/** Signs in by a passkey this browser holds; null where nobody was recognised or somebody declined. */
export async function signInByPasskey(): Promise<StaffMember | null> {
  const offered = await postJson<PasskeyOptionsBody>('passkeys/sign-in/options', {});
  if (!offered.ok) return null;
  const { challenge, options } = offered.value;
  // One half of the library wrote them for the other; to us they are opaque.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(() => null);
  return response && prove('passkeys/sign-in', { challenge, response });
}

/** Adds a passkey for whoever is signed in. */
export async function addPasskey(): Promise<StaffMember | null> {
  const offered = await postJson<PasskeyOptionsBody>('passkeys/register/options', {});
  if (!offered.ok) return null;
  const { challenge, options } = offered.value;
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(() => null);
  return response && prove('passkeys/register', { challenge, response });
}

async function prove(path: string, body: object): Promise<StaffMember | null> {
  const session = await postJson<SessionBody>(path, body);
  const who = session.ok ? session.value.who : null;
  return who?.kind === 'staff' ? who : null;
}
