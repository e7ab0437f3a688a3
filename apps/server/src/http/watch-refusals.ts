import type { Metrics } from '../metrics/metrics.ts';
import type { Api } from './context.ts';

/** Whatever is refused, wherever it is refused, is counted and logged once. */
export function watchRefusals(api: Api, { turnedAway }: Metrics): void {
  api.decorateReply('refusedWith', null);
  api.addHook('onResponse', async (request, reply) => {
    const { refusedWith: code, statusCode: status } = reply;
    if (code === null) return;
    turnedAway(code);
    const route = request.routeOptions.url ?? null;
    const by = request.principal?.id ?? null;
    request.log.info({ code, status, route, by, address: request.ip }, 'request refused');
  });
}
