import type { Four } from './four.ts'
import type { DemoLanguage } from './demoLanguages.ts'

type Templates = Readonly<Record<DemoLanguage, string>>

/** Names of promos for a title. */
export const PROMO_NAMES: readonly Templates[] = [
  { en: '{name}, this Friday', zh: '《{name}》本周五播出', ms: '{name}, Jumaat ini', ta: '{name}, இந்த வெள்ளி' },
  { en: '{name}, tonight', zh: '《{name}》今晚播出', ms: '{name}, malam ini', ta: '{name}, இன்றிரவு' },
  {
    en: '{name}: thirty seconds',
    zh: '《{name}》三十秒宣传片',
    ms: '{name}: tiga puluh saat',
    ta: '{name}: முப்பது நொடிகள்',
  },
]

/** Idents, openings and cards of the station: kind, seconds, slots. */
export const BUMPERS: readonly { name: Four; kind: string; seconds: number; slots: readonly string[] }[] = [
  { name: ['Leaves open', '叶片展开', 'Daun terbuka', 'இலைகள் விரிதல்'], kind: 'ident', seconds: 8, slots: ['between'] },
  {
    name: ['Five notes of a flute', '五声笛音', 'Lima nada seruling', 'ஐந்து குழல் ஒலி'],
    kind: 'break_start',
    seconds: 5,
    slots: ['mid'],
  },
  {
    name: ['Back after the break', '广告之后马上回来', 'Kembali selepas rehat', 'இடைவேளைக்குப் பின் சந்திப்போம்'],
    kind: 'break_start',
    seconds: 5,
    slots: ['mid'],
  },
  {
    name: ['Here we are again', '我们回来了', 'Kami kembali', 'மீண்டும் வந்துவிட்டோம்'],
    kind: 'break_end',
    seconds: 4,
    slots: ['mid'],
  },
  {
    name: ['Film of the evening: opening', '今晚电影：片头', 'Filem malam ini: pembukaan', 'இன்றைய படம்: தொடக்கம்'],
    kind: 'opening',
    seconds: 12,
    slots: ['pre'],
  },
  { name: ['Good night', '晚安', 'Selamat malam', 'இனிய இரவு'], kind: 'closing', seconds: 15, slots: ['post'] },
  {
    name: ['Rating card P12', 'P12 分级提示', 'Kad penarafan P12', 'P12 தரமதிப்பீட்டு அட்டை'],
    kind: 'rating',
    seconds: 6,
    slots: ['pre'],
  },
  {
    name: ['Rating card 18', '18 分级提示', 'Kad penarafan 18', '18 தரமதிப்பீட்டு அட்டை'],
    kind: 'rating',
    seconds: 6,
    slots: ['pre'],
  },
]

/** What fills gaps: kind, seconds, whether it may be repeated. */
export const FILLERS: readonly { name: Four; kind: string; seconds: number; loops: boolean; genre: string }[] = [
  {
    name: ['The river at first light', '晨光中的河流', 'Sungai waktu fajar', 'விடியலில் ஆறு'],
    kind: 'scenery',
    seconds: 120,
    loops: true,
    genre: 'travel',
  },
  {
    name: ['Tea hills in fog', '雾中茶山', 'Bukit teh berkabus', 'மூடுபனியில் தேயிலைக் குன்றுகள்'],
    kind: 'scenery',
    seconds: 180,
    loops: true,
    genre: 'documentary',
  },
  {
    name: ['Street of kites', '风筝之街', 'Jalan wau', 'பட்டங்களின் தெரு'],
    kind: 'scenery',
    seconds: 90,
    loops: true,
    genre: 'family',
  },
  {
    name: ['Gambus for the gap', '间歇甘布斯', 'Gambus pengisi ruang', 'இடைவெளிக்கு கம்பூஸ்'],
    kind: 'music',
    seconds: 150,
    loops: false,
    genre: 'musical',
  },
  {
    name: ['We are back shortly', '马上回来', 'Kami kembali sebentar lagi', 'விரைவில் திரும்புவோம்'],
    kind: 'slate',
    seconds: 10,
    loops: true,
    genre: 'drama',
  },
  {
    name: ['Ten seconds to the hour', '整点倒数十秒', 'Sepuluh saat ke jam', 'மணிக்குப் பத்து நொடி'],
    kind: 'countdown',
    seconds: 10,
    loops: false,
    genre: 'science_fiction',
  },
  {
    name: ['Did you know: hornbills', '小知识：犀鸟', 'Tahukah anda: enggang', 'தெரியுமா: இருவாட்சி'],
    kind: 'facts',
    seconds: 45,
    loops: false,
    genre: 'documentary',
  },
]

/** Pieces of a series that are no episode: kind of tvbonus and name. */
export const BONUS_NAMES: readonly { kind: string; words: Templates }[] = [
  {
    kind: 'set_tour',
    words: {
      en: '{name}: a tour of the set',
      zh: '{name}：片场探访',
      ms: '{name}: lawatan set',
      ta: '{name}: அரங்கச் சுற்று',
    },
  },
  {
    kind: 'interview',
    words: {
      en: '{name}: ten minutes with the cast',
      zh: '{name}：与演员对谈十分钟',
      ms: '{name}: sepuluh minit bersama pelakon',
      ta: '{name}: நடிகர்களுடன் பத்து நிமிடம்',
    },
  },
  {
    kind: 'outtakes',
    words: {
      en: '{name}: what went wrong',
      zh: '{name}：笑场集锦',
      ms: '{name}: adegan silap',
      ta: '{name}: தவறிய எடுப்புகள்',
    },
  },
]

export const PREVIEW_NAMES: readonly { kind: string; words: Templates }[] = [
  {
    kind: 'opening',
    words: {
      en: '{name}: the first minutes',
      zh: '{name}：开场片段',
      ms: '{name}: minit pembukaan',
      ta: '{name}: முதல் நிமிடங்கள்',
    },
  },
  { kind: 'teaser', words: { en: '{name}: teaser', zh: '{name}：先导片', ms: '{name}: tisar', ta: '{name}: முன்சுவை' } },
  {
    kind: 'hover',
    words: {
      en: '{name}: moving tile',
      zh: '{name}：动态缩略片',
      ms: '{name}: jubin bergerak',
      ta: '{name}: நகரும் ஓடு',
    },
  },
]
export const CHAPTER_NAMES: Templates = {
  en: '{name}: chapter {n}',
  zh: '{name}：第{n}章',
  ms: '{name}: bab {n}',
  ta: '{name}: பாகம் {n}',
}
