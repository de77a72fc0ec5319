import { entityType } from '../families/entityType.ts'
import {
  choice,
  COUNTRY,
  DATE,
  field,
  FLAG,
  IDENTIFIER,
  listOf,
  sameText,
  setOf,
  texts,
  WEB_ADDRESS,
} from '../groups/field.ts'
import { choiceColumn, textColumn } from '../groups/listColumns.ts'
import { choiceFilter, facetFilter } from '../groups/listFilters.ts'
import { control, row, section, type FieldGroup } from '../groups/ui.ts'

const PLATFORMS = {
  android: sameText('ANDROID'),
  ios: sameText('IOS'),
  androidtv: sameText('ANDROID TV'),
  tvos: sameText('TVOS'),
  tizen: sameText('TIZEN'),
  webos: sameText('WEBOS'),
  web: texts({ en: 'Web', zh: '网页', ms: 'Pelayar web', ta: 'இணையம்' }),
  stb: texts({ en: 'Set-top box', zh: '机顶盒', ms: 'Kotak set atas', ta: 'செட்-டாப் பெட்டி' }),
} as const

const platform = texts({ en: 'Platform', zh: '平台', ms: 'Pelantar', ta: 'தளம்' })
const minimum = texts({ en: 'Oldest version', zh: '最低版本', ms: 'Versi terendah', ta: 'குறைந்தபட்சப் பதிப்பு' })
const latest = texts({ en: 'Latest version', zh: '最新版本', ms: 'Versi terkini', ta: 'சமீபத்திய பதிப்பு' })
const VERSION = { type: 'string', pattern: '^[0-9]{1,4}([.][0-9]{1,4}){0,3}$', maxLength: 20 }
const countries = texts({ en: 'Countries', zh: '国家或地区', ms: 'Negara', ta: 'நாடுகள்' })

const storeLink = {
  n: field(IDENTIFIER, texts({ en: 'Store', zh: '商店', ms: 'Kedai aplikasi', ta: 'அங்காடி' }), 'n: name of the store.'),
  u: field(
    WEB_ADDRESS,
    texts({ en: 'Address', zh: '地址', ms: 'Alamat', ta: 'முகவரி' }),
    'u: address of the app in the store.',
  ),
  con: field(setOf(COUNTRY, 250), countries, 'con: countries of the store, ISO 3166-1 alpha-2; empty means all.'),
}

const app: FieldGroup = {
  properties: {
    plt: field(choice(PLATFORMS), platform, 'plt: platform; a field of ours.', { publish: true }),
    app_id: field(
      IDENTIFIER,
      texts({ en: 'App id', zh: '应用编号', ms: 'ID aplikasi', ta: 'செயலி எண்' }),
      'app_id: bundle id or package name; a field of ours.',
      { publish: true },
    ),
    v_mn: field(VERSION, minimum, 'v_mn: oldest version that may still sign in; a field of ours.', {
      help: texts({
        en: 'Older apps are asked to update before they play.',
        zh: '更旧的应用须先更新才能播放。',
        ms: 'Aplikasi yang lebih lama perlu dikemas kini sebelum boleh memainkan kandungan.',
        ta: 'பழைய செயலிகள் இயங்கும் முன் புதுப்பிக்கக் கேட்கப்படும்.',
      }),
    }),
    v_lt: field(VERSION, latest, 'v_lt: version in the stores; a field of ours.'),
    rdt: field(
      DATE,
      texts({ en: 'Release date', zh: '发布日期', ms: 'Tarikh keluaran', ta: 'வெளியீட்டுத் தேதி' }),
      'rdt: release date of that version.',
    ),
    upd: field(
      FLAG,
      texts({ en: 'Update at once', zh: '强制更新', ms: 'Wajib kemas kini', ta: 'உடனே புதுப்பிக்க' }),
      'upd: older versions stop at once; a field of ours.',
    ),
    str: field(
      listOf(storeLink, ['u'], 40),
      texts({ en: 'Store links', zh: '商店链接', ms: 'Pautan kedai', ta: 'அங்காடி இணைப்புகள்' }),
      'str: where viewers get the app; a field of ours.',
    ),
  },
  section: section('app', texts({ en: 'App', zh: '应用', ms: 'Aplikasi', ta: 'செயலி' }), 'phone', [
    row(control('plt'), control('app_id')),
    row(control('v_mn'), control('v_lt'), control('rdt')),
    control('upd', { widget: 'switch' }),
    control('str', { widget: 'table' }),
  ]),
}

/** An app in which viewers watch, and which of its versions still work. */
export const ottapp = entityType({
  type: 'ottapp',
  icon: 'app',
  order: 400,
  one: texts({ en: 'OTT app', zh: 'OTT 应用', ms: 'Aplikasi OTT', ta: 'OTT செயலி' }),
  many: texts({ en: 'OTT apps', zh: 'OTT 应用', ms: 'Aplikasi OTT', ta: 'OTT செயலிகள்' }),
  own: [app],
  columns: [choiceColumn('plt', platform), textColumn('v_mn', minimum), textColumn('v_lt', latest)],
  filters: [choiceFilter('plt', platform, PLATFORMS), facetFilter('v_lt', latest), facetFilter('v_mn', minimum)],
  requiredImages: ['0-16x9-Logo'],
  narrow: { released: 'rdt', facets: ['plt', 'v_mn', 'v_lt'], row: ['plt', 'app_id', 'v_mn', 'v_lt', 'rdt'] },
  sample: {
    lon: [
      { lang: 'en', n: 'Rimba for Android TV' },
      { lang: 'zh', n: 'Rimba 电视版（Android TV）' },
      { lang: 'ms', n: 'Rimba untuk Android TV' },
      { lang: 'ta', n: 'Android TVக்கான ரிம்பா' },
    ],
    plt: 'androidtv',
    app_id: 'org.example.rimba.tv',
    v_mn: '4.2.0',
    v_lt: '5.1.3',
    rdt: '2026-10-02',
    upd: false,
    str: [{ n: 'Play', u: 'https://store.example.org/rimba-tv', con: ['MY', 'SG'] }],
    ia: ['0-16x9-Logo'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    pn: 'Rimba Apps',
    el_no: '4.2 is the last version for boxes of 2017.',
  },
})
