import { err, ok, type Result } from '@baize/exact';
import type { ErrorBody } from '../http/error-body.ts';

export interface HttpOptions {
  /** `https://floor.example`, or nothing for the origin of the page. */
  readonly base?: string;
  /** The key of a machine. A person's session is a cookie, which the browser sends by itself. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
}

/** Why a request came to nothing; status 0 where no answer came at all. */
export type HttpProblem = ErrorBody['error'] & { readonly status: number };

export type HttpResult<Body> = Promise<Result<Body, HttpProblem>>;

interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

export type Ask = <Body>(path: readonly string[], request?: Request) => HttpResult<Body>;

/** Asks `/api/...`; a body that is no JSON is given as text. */
export function asker({ base = '', token, fetch: ask = fetch }: HttpOptions): Ask {
  return async <Body>(path: readonly string[], { method = 'GET', body, query }: Request = {}) => {
    const url = `${base}/api/${path.map(encodeURIComponent).join('/')}${queryText(query ?? {})}`;
    const headers: Record<string, string> = {
      accept: 'application/json',
      // A page of another site cannot send it, so the server knows that a cookie came from ours.
      'x-baize': '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    try {
      return await answerOf<Body>(await ask(url, { method, headers, ...sent }));
    } catch {
      return err({ status: 0, code: 'no-answer', message: 'The floor does not answer.' });
    }
  };
}

function queryText(query: NonNullable<Request['query']>): string {
  const said = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}

const PAPER = ['application/pdf', 'application/vnd.openxmlformats'];

async function answerOf<Body>(response: Response): Promise<Result<Body, HttpProblem>> {
  const type = response.headers.get('content-type') ?? '';
  // Paper is for whoever asked and for no program: it is passed on as it came.
  if (response.ok && PAPER.some((each) => type.includes(each))) {
    return ok((await response.blob()) as Body);
  }
  const text = await response.text();
  const isJson = type.includes('json');
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : text;
  // The server answers by the schemas of this package; the browser takes its word for it.
  if (response.ok) return ok(body as Body);
  return err({ ...problemIn(body), status: response.status });
}

function problemIn(body: unknown): ErrorBody['error'] {
  if (typeof body === 'object' && body !== null && 'error' in body) {
    return (body as ErrorBody).error;
  }
  return { code: 'unknown-error', message: 'The floor answered with an error of no known form.' };
}
