import type { Dictionary } from '@baize/game';

/** The bets of a box, in the order in which they are settled. */
export const SI_KI_PI_BETS = ['initial', 'bonus:player', 'bonus:dealer'] as const;
export type SiKiPiBet = (typeof SI_KI_PI_BETS)[number];

export function parseSiKiPiBet(text: string): SiKiPiBet | null {
  return SI_KI_PI_BETS.find((bet) => bet === text) ?? null;
}

export function siKiPiBetName(bet: SiKiPiBet): Dictionary<string> {
  switch (bet) {
    case 'initial':
      return { en: 'Initial Bet', 'zh-Hans': '主注' };
    case 'bonus:player':
      return { en: "Bonus on the Player's Hand", 'zh-Hans': '闲家牌红利' };
    case 'bonus:dealer':
      return { en: "Bonus on the Dealer's Hand", 'zh-Hans': '庄家牌红利' };
  }
}
