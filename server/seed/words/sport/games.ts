import type { Four } from '../four.ts'
import type { DemoLanguage } from '../demoLanguages.ts'

type Templates = Readonly<Record<DemoLanguage, string>>

export const GAME_NAMES: Templates = {
  en: '{home} v {away}',
  zh: '{home} 对 {away}',
  ms: '{home} lawan {away}',
  ta: '{home} எதிர் {away}',
}
export const ROUND_NAMES = (round: number): string => `Round ${round}`

export const FEED_NAMES: Templates = {
  en: '{name}: live',
  zh: '{name}：直播',
  ms: '{name}: siaran langsung',
  ta: '{name}: நேரலை',
}
export const MULTICAM_NAMES: Templates = {
  en: '{name}: choose your camera',
  zh: '{name}：自选机位',
  ms: '{name}: pilih kamera anda',
  ta: '{name}: உங்கள் கேமரா',
}
export const HIGHLIGHT_NAMES: Templates = {
  en: '{name}: highlights',
  zh: '{name}：集锦',
  ms: '{name}: sorotan',
  ta: '{name}: சிறப்புத் தொகுப்பு',
}

/** What clips of a game show, each with its label. */
export const CLIP_NAMES: readonly { label: string; words: Templates }[] = [
  {
    label: 'pregame',
    words: {
      en: '{name}: the coaches before the game',
      zh: '{name}：赛前教练谈',
      ms: '{name}: jurulatih sebelum perlawanan',
      ta: '{name}: போட்டிக்கு முன் பயிற்சியாளர்கள்',
    },
  },
  {
    label: 'rewind',
    words: {
      en: '{name}: the moment of the night',
      zh: '{name}：今夜时刻',
      ms: '{name}: detik malam ini',
      ta: '{name}: இன்றிரவின் தருணம்',
    },
  },
  {
    label: 'postgame',
    words: {
      en: '{name}: voices from the dressing room',
      zh: '{name}：更衣室之声',
      ms: '{name}: suara dari bilik persalinan',
      ta: '{name}: உடைமாற்று அறைக் குரல்கள்',
    },
  },
]

export const CAMERAS: readonly { cam: string; name: string }[] = [
  { cam: 'main', name: 'Broadcast' },
  { cam: 'tactical', name: 'From the roof' },
  { cam: 'behind', name: 'North end' },
  { cam: 'crowd', name: 'The stands' },
]

/** Programmes about sport: the code of the league, the label, the minutes. */
export const SPORT_SHOWS: readonly { name: Four; about: Four; league: string; label?: string; minutes: number }[] = [
  {
    name: ['Final Whistle', '终场哨', 'Wisel Penamat', 'இறுதி விசில்'],
    about: [
      'Four games, one table: the round of the weekend with those who played it.',
      '四场比赛，一张积分榜：与当事球员一起回顾周末一轮。',
      'Empat perlawanan, satu jadual: pusingan hujung minggu bersama pemainnya.',
      'நான்கு போட்டிகள், ஒரு பட்டியல்: வார இறுதிச் சுற்று, ஆடியவர்களுடன்.',
    ],
    league: 'PPL',
    label: 'postgame',
    minutes: 52,
  },
  {
    name: ['Before Kick-off', '开球之前', 'Sebelum Sepak Mula', 'தொடக்க உதைக்கு முன்'],
    about: [
      'Line-ups, weather, nerves.',
      '首发、天气与紧张感。',
      'Kesebelasan, cuaca, debaran.',
      'ஆட்டக்காரர்கள், வானிலை, படபடப்பு.',
    ],
    league: 'PPL',
    label: 'pregame',
    minutes: 26,
  },
  {
    name: ['Her Game', '她的比赛', 'Gelanggang Dia', 'அவளின் ஆட்டம்'],
    about: [
      'A season with two captains.',
      '跟随两位队长走过一个赛季。',
      'Semusim bersama dua kapten.',
      'இரு அணித்தலைவிகளுடன் ஒரு பருவம்.',
    ],
    league: 'SWL',
    minutes: 44,
  },
  {
    name: ['Twenty-one Up', '二十一分', 'Dua Puluh Satu', 'இருபத்தொன்று'],
    about: [
      'One tie, point by point.',
      '一场对决，逐分解读。',
      'Satu perlawanan, mata demi mata.',
      'ஒரு மோதல், புள்ளி புள்ளியாக.',
    ],
    league: 'BCS',
    label: 'rewind',
    minutes: 38,
  },
  {
    name: ['Rattan', '藤', 'Rotan', 'பிரம்பு'],
    about: [
      'How a ball is woven, and what it does in the air.',
      '一只藤球如何编成，又如何飞翔。',
      'Bagaimana bola dianyam dan melayang.',
      'பந்து பின்னப்படும் விதமும் பறக்கும் விதமும்.',
    ],
    league: 'TKL',
    minutes: 48,
  },
  {
    name: ['Under the Rim', '篮下', 'Di Bawah Jaring', 'வளையத்தின் கீழ்'],
    about: [
      'The week of the league in half an hour.',
      '半小时看联赛一周。',
      'Minggu liga dalam setengah jam.',
      'லீக்கின் வாரம் அரை மணியில்.',
    ],
    league: 'CBL',
    minutes: 30,
  },
]
