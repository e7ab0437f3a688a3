import type { IncidentText, OwnWords } from '../../mechanics/own-words.ts';
import type {
  IncidentParts,
  IncidentView,
  UndecidedWords,
} from '../../mechanics/screen-mechanic.ts';
import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';

type IncidentWords = Readonly<Record<string, IncidentText>>;

function text(name: string, meaning: string): IncidentText {
  return { name, meaning };
}

const en: IncidentWords = {
  'electrical-device-failed': text(
    'Electrical device failed',
    'The result cannot be entered, or the device does not react.',
  ),
  'display-wrong': text('Wrong display', 'A screen shows something other than the table.'),
  'wrong-result-registered': text(
    'Wrong result confirmed',
    'A round was settled by another result than there was.',
  ),
  'error-noticed-later': text(
    'Error noticed later',
    'A mistake came to light after later rounds were played.',
  ),
  'round-interrupted': text('Round cannot go on', 'Power, network or equipment stopped the round.'),
  'terminals-interrupted': text(
    'Terminals failed',
    'One or more terminals went dark in the round.',
  ),
  'excess-not-rejected': text(
    'Bet above the limit accepted',
    'Chips above the maximum or the differential lie on the layout.',
  ),
  'below-minimum-not-noticed': text(
    'Bet below the minimum accepted',
    'A stake smaller than allowed was only noticed now.',
  ),
  'player-walked-away': text('A player left', 'Somebody with bets in play is no longer here.'),
  'not-covered': text('Something else', 'Nothing in this list describes it.'),
};

const zhHans: IncidentWords = {
  'electrical-device-failed': text('电子设备故障', '无法输入结果，或设备没有反应。'),
  'display-wrong': text('显示错误', '屏幕所示与台面不符。'),
  'wrong-result-registered': text('确认了错误结果', '某局按错误的结果结算。'),
  'error-noticed-later': text('事后发现差错', '其后各局已进行，差错才被发现。'),
  'round-interrupted': text('本局无法继续', '电力、网络或设备中断了本局。'),
  'terminals-interrupted': text('终端中断', '本局中有终端失去连接。'),
  'excess-not-rejected': text('接受了超额投注', '台面上有超过上限或差额的筹码。'),
  'below-minimum-not-noticed': text('接受了低额投注', '低于下限的投注现在才被发现。'),
  'player-walked-away': text('玩家离开', '有投注的玩家已不在场。'),
  'not-covered': text('其他情况', '以上各项均不符合。'),
};

export const incidentWords: Dictionary<IncidentWords> = { en, 'zh-Hans': zhHans };

/** An incident in words: those of its mechanic, those every floor knows, or its name. */
export function useIncidentText(...own: readonly OwnWords[]): (incident: string) => IncidentText {
  const shared = useWords(incidentWords);
  return (incident) => {
    const [said] = own.flatMap(({ incidents }) => incidents?.[incident] ?? []);
    return said ?? shared[incident] ?? text(incident, '');
  };
}

/** What a matter only the mechanic knows is called, and what a decision of it means; null for any other. */
export function useUndecided(
  parts: IncidentParts | null,
  view: IncidentView,
  matter: string,
): UndecidedWords | null {
  const language = useLanguage();
  return parts?.undecided?.(view, matter)?.[language] ?? null;
}
