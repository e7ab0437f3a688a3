import { z } from 'zod';

const text = z.string().max(16_384);

const credential = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What a browser answers when it has made a passkey, as far as it is looked at. */
export const registrationResponse = z.object({
  ...credential,
  response: z.object({ clientDataJSON: text, attestationObject: text }),
});

/** What a browser answers when it has used one. */
export const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.exactOptional(text),
  }),
});
