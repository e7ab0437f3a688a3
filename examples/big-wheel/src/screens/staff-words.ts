/** What staff read of the wheel, on a console, in the pit and in the office. */
export const STAFF_WORDS = {
  en: {
    commands: { SpinWheel: 'Turn the wheel', RegisterStop: 'Register the stop' },
    incidents: {
      'wheel-under-three-turns': {
        name: 'Fewer than three turns',
        meaning: 'The wheel came to rest before its third turn.',
      },
      'wheel-turned-back': {
        name: 'Wheel turned back',
        meaning: 'The wheel was turned the other way, or rolled back.',
      },
      'wheel-stopped-by-hand': {
        name: 'Wheel stopped by hand',
        meaning: 'Somebody stopped the wheel or touched it while it turned.',
      },
      'display-wrong': {
        name: 'Wrong display',
        meaning: 'A screen shows something other than the wheel.',
      },
    },
    consequences: {
      'resettle-by-dice': {
        short: 'Correction',
        full: 'A correction is requested. When a second person agrees, that round is settled again by the stop it had; later rounds stand.',
      },
    },
    pieces: { wheel: 'Wheel' },
    otherResult: {
      effect: 'Settle by another stop',
      means: 'The round is settled by the stop stated here, and the difference is posted.',
      missing: 'State the stop.',
      decided: 'Decided: settled by another stop',
      is: 'Wheel',
    },
  },
  'zh-Hans': {
    commands: { SpinWheel: '转动转轮', RegisterStop: '登记停格' },
    incidents: {
      'wheel-under-three-turns': { name: '不足三圈', meaning: '转轮未满三圈即停下。' },
      'wheel-turned-back': { name: '转轮倒转', meaning: '转轮被反向转动或回转。' },
      'wheel-stopped-by-hand': { name: '转轮被人停住', meaning: '转动时有人停住或触碰转轮。' },
      'display-wrong': { name: '显示错误', meaning: '屏幕所示与转轮不符。' },
    },
    consequences: {
      'resettle-by-dice': {
        short: '更正',
        full: '提出更正申请。第二人同意后，该局按实际停格重新结算；其后各局不变。',
      },
    },
    pieces: { wheel: '转轮' },
    otherResult: {
      effect: '按另一停格结算',
      means: '按此处所列停格重新结算，差额入账。',
      missing: '请列明停格。',
      decided: '裁定：按另一停格结算',
      is: '转轮',
    },
  },
} as const;
