import type { FeedField } from '#contract/schemas/live/ingestion.ts'
import { AIRING_MAX_MS } from '#contract/values/guide.ts'
import type { Texts } from '#contract/values/languages.ts'
import { choice, field, IDENTIFIER, INSTANT, MILLISECONDS, readOnly, setOf, SHORT_TEXT, texts } from './field.ts'
import { narrowReference, oneOf } from './refers.ts'
import { episodeNumber, seasonNumber } from './relations.ts'
import { control, duration, instant, row, section, type FieldGroup } from './ui.ts'

export const AIRING_MODES = {
  auto: texts({ en: 'Follows the feed', zh: '跟随数据源', ms: 'Ikut suapan', ta: 'ஊட்டப்படி' }),
  manual: texts({ en: 'Mended by hand', zh: '人工修订', ms: 'Dibaiki tangan', ta: 'கையால் திருத்தியது' }),
} as const
export const airingMode = texts({ en: 'Mode', zh: '模式', ms: 'Mod', ta: 'முறை' })
export const airChannel = texts({ en: 'Channel', zh: '频道', ms: 'Saluran', ta: 'அலைவரிசை' })
export const airStart = texts({ en: 'Start', zh: '开始', ms: 'Mula', ta: 'தொடக்கம்' })
const airEnd = texts({ en: 'End', zh: '结束', ms: 'Tamat', ta: 'முடிவு' })
const episodeTitle = texts({
  en: 'Episode title',
  zh: '本集标题',
  ms: 'Tajuk episod',
  ta: 'அத்தியாயத் தலைப்பு',
})
const title = texts({ en: 'Airing', zh: '播出', ms: 'Siaran', ta: 'ஒளிபரப்பு' })
/** What a field is called that is pinned: a feed has a say in these (contract/schemas/live/ingestion). */
const PIN_WORDS: Readonly<Record<FeedField, Texts>> = {
  a_st_dt: airStart,
  a_ed_dt: airEnd,
  lon: texts({ en: 'Title', zh: '名称', ms: 'Tajuk', ta: 'தலைப்பு' }),
  lod: texts({ en: 'Description', zh: '描述', ms: 'Perihalan', ta: 'விளக்கம்' }),
  eps_nm: episodeTitle,
  ssn_n: seasonNumber,
  eps_n: episodeNumber,
  gnr: texts({ en: 'Genres', zh: '类型', ms: 'Genre', ta: 'வகைகள்' }),
  rat: texts({ en: 'Ratings', zh: '分级', ms: 'Penarafan', ta: 'தரவரிசைகள்' }),
}
const NUMBER = { type: 'integer', minimum: 0, maximum: 100_000 } as const

/** Where and when something is on air, and how it stands to the feed that it came by. */
export const airTimes: FieldGroup = {
  properties: {
    ch: oneOf(['channel'], airChannel, 'ch: document id of the channel that shows it; a field of ours.', {
      publish: true,
    }),
    a_st_dt: field(INSTANT, airStart, 'a_st_dt: instant at which the airing starts.', { publish: true }),
    a_ed_dt: field(INSTANT, airEnd, 'a_ed_dt: instant at which the airing ends.', {
      ...{ publish: true, after: 'a_st_dt', longest: AIRING_MAX_MS },
    }),
    dur: field(
      readOnly(MILLISECONDS),
      texts({ en: 'Length', zh: '时长', ms: 'Tempoh', ta: 'நீளம்' }),
      'dur: length in ms; derived from start and end.',
      { unit: 'ms' },
    ),
    pgm_id: oneOf(
      ['program'],
      texts({ en: 'Program', zh: '节目', ms: 'Program', ta: 'நிகழ்ச்சி' }),
      'pgm_id: document id of the program that is shown.',
    ),
    ssn_n: field(NUMBER, seasonNumber, 'ssn_n: number of the season; a field of ours.'),
    eps_n: field(NUMBER, episodeNumber, 'eps_n: number of the episode within its season; a field of ours.'),
    eps_nm: field(
      SHORT_TEXT,
      episodeTitle,
      'eps_nm: title of the episode as the guide shows it below the name; a field of ours.',
    ),
    mode: field(
      choice(AIRING_MODES),
      airingMode,
      'mode: manual leaves the fields in `pins` alone in every ingestion, auto follows the feed.',
    ),
    pins: field(
      setOf({ ...IDENTIFIER, 'x-enum': PIN_WORDS }, 40),
      texts({ en: 'Pinned fields', zh: '固定的字段', ms: 'Medan yang disemat', ta: 'பொருத்தப்பட்ட புலங்கள்' }),
      'pins: names of the fields that were mended by hand; a field of ours.',
      {
        help: texts({
          en: 'Every ingestion leaves these as they are.',
          zh: '每次导入都不会改动这些字段。',
          ms: 'Setiap pengambilan suapan membiarkannya seperti sedia ada.',
          ta: 'ஒவ்வொரு ஊட்ட உள்ளீடும் இவற்றை அப்படியே விட்டுவிடும்.',
        }),
      },
    ),
    src_id: field(
      readOnly(IDENTIFIER),
      texts({
        en: 'Programme id of the feed',
        zh: '数据源节目编号',
        ms: 'ID program suapan',
        ta: 'ஊட்டத்தின் நிகழ்ச்சி எண்',
      }),
      'src_id: what the feed knows it by; a field of ours.',
    ),
  },
  section: section('airing', title, 'calendar', [
    row(narrowReference('ch'), narrowReference('pgm_id')),
    row(instant('a_st_dt'), instant('a_ed_dt'), duration('dur', { between: ['a_st_dt', 'a_ed_dt'] })),
    row(control('ssn_n'), control('eps_n'), control('eps_nm')),
    row(control('mode'), control('pins', { widget: 'tags' }), control('src_id')),
  ]),
}
