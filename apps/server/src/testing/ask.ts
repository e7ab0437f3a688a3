/** What came back for a request. */
export interface Asked {
  readonly status: number;
  readonly headers: Headers;
  /** As JSON where it is JSON, else as text. */
  readonly body: unknown;
}

export interface Asking {
  readonly token?: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request as a program would: with a key, and without a browser's manners. */
export async function ask(url: string, asking: Asking = {}): Promise<Asked> {
  const { token, body, headers = {}, method = body === undefined ? 'GET' : 'POST' } = asking;
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: textOf(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: answer.status,
    headers: answer.headers,
    body: isJson && text !== '' ? JSON.parse(text) : text,
  };
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}
