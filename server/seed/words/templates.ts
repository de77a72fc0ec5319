import type { DemoLanguage } from './demoLanguages.ts'

/** Sentences about a film. {kind} starts a sentence in capitals where it is written {Kind}. */
export const FILM_SENTENCES: Readonly<
  Record<DemoLanguage, { cast: readonly string[]; plain: readonly string[]; director: string }>
> = {
  en: {
    cast: [
      '{Kind} of {year}, with {cast}. {mood}',
      '{mood} {Kind} from {year}, led by {cast}.',
      'Made in {year}: {kind} with {cast}. {mood}',
      '{cast} in {kind} of {year}. {mood}',
    ],
    plain: ['{Kind} of {year}. {mood}', '{mood} {Kind} first shown in {year}.'],
    director: 'Directed by {director}.',
  },
  zh: {
    cast: [
      '{year}年{kind}，由{cast}主演。{mood}',
      '{cast}主演的{kind}，{year}年首映。{mood}',
      '{mood}{year}年{kind}，主演：{cast}。',
    ],
    plain: ['{year}年{kind}。{mood}', '{mood}{kind}，{year}年首映。'],
    director: '导演：{director}。',
  },
  ms: {
    cast: [
      '{Kind} terbitan {year} lakonan {cast}. {mood}',
      '{cast} membintangi {kind} tahun {year} ini. {mood}',
      '{mood} {Kind} dengan {cast}, ditayangkan pada {year}.',
    ],
    plain: ['{Kind} terbitan {year}. {mood}', '{mood} {Kind} yang ditayangkan pada {year}.'],
    director: 'Arahan {director}.',
  },
  ta: {
    cast: [
      '{year} இல் வெளியான {kind}. நடிப்பு: {cast}. {mood}',
      '{mood} {cast} நடித்த {kind}, {year} இல் வெளியானது.',
      '{cast} நடிப்பில் {year} இல் வந்த {kind}. {mood}',
    ],
    plain: ['{year} இல் வெளியான {kind}. {mood}', '{mood} {year} ஆம் ஆண்டின் {kind}.'],
    director: 'இயக்கம்: {director}.',
  },
}

/** Sentences about a series; {genre} is the genre's word as filters show it. */
export const SERIES_SENTENCES: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: ['{Genre} series that began in {year}. {mood}', 'On screens since {year}. {mood}'],
  zh: ['{year}年开播的{genre}剧集。{mood}', '自{year}年起播出。{mood}'],
  ms: ['Siri {genre} yang bermula pada {year}. {mood}', 'Ditayangkan sejak {year}. {mood}'],
  ta: ['{year} இல் தொடங்கிய {genre} தொடர். {mood}', '{year} முதல் ஒளிபரப்பாகிறது. {mood}'],
}

export const CHANNEL_SENTENCES: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: ['{Genre} channel, on air since {year}.', '{Genre} around the clock.'],
  zh: ['{genre}频道，{year}年开播。', '全天播出{genre}节目。'],
  ms: ['Saluran {genre}, bersiaran sejak {year}.', 'Rancangan {genre} sepanjang hari.'],
  ta: ['{genre} அலைவரிசை, {year} முதல் ஒளிபரப்பில்.', 'நாள் முழுவதும் {genre} நிகழ்ச்சிகள்.'],
}

export const SEASON_NAMES: Readonly<Record<DemoLanguage, string>> = {
  en: '{name}: season {n}',
  zh: '{name} 第{n}季',
  ms: '{name}: musim {n}',
  ta: '{name}: பருவம் {n}',
}

export const TRAILER_NAMES: Readonly<Record<DemoLanguage, string>> = {
  en: '{name}: trailer',
  zh: '{name}：预告片',
  ms: '{name}: treler',
  ta: '{name}: முன்னோட்டம்',
}

export const SHORT_NAMES: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: ['Making of {name}', 'On the set of {name}', '{name}: five questions', '{name} in two minutes'],
  zh: ['《{name}》制作特辑', '《{name}》片场直击', '《{name}》五问', '两分钟看《{name}》'],
  ms: ['Di sebalik tabir {name}', 'Di lokasi penggambaran {name}', '{name}: lima soalan', '{name} dalam dua minit'],
  ta: ['{name} உருவான விதம்', '{name} படப்பிடிப்புத் தளத்தில்', '{name}: ஐந்து கேள்விகள்', 'இரண்டு நிமிடத்தில் {name}'],
}
