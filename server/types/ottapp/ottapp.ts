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
  web: texts('Web', '网页', 'Pelayar web', 'இணையம்'),
  stb: texts('Set-top box', '机顶盒', 'Kotak set atas', 'செட்-டாப் பெட்டி'),
} as const

const platform = texts('Platform', '平台', 'Pelantar', 'தளம்')
const minimum = texts('Oldest version', '最低版本', 'Versi terendah', 'குறைந்தபட்சப் பதிப்பு')
const latest = texts('Latest version', '最新版本', 'Versi terkini', 'சமீபத்திய பதிப்பு')
const VERSION = { type: 'string', pattern: '^[0-9]{1,4}([.][0-9]{1,4}){0,3}$', maxLength: 20 }
const countries = texts('Countries', '国家或地区', 'Negara', 'நாடுகள்')

const storeLink = {
  n: field(IDENTIFIER, texts('Store', '商店', 'Kedai aplikasi', 'அங்காடி'), 'n: name of the store.'),
  u: field(WEB_ADDRESS, texts('Address', '地址', 'Alamat', 'முகவரி'), 'u: address of the app in the store.'),
  con: field(setOf(COUNTRY, 250), countries, 'con: countries of the store, ISO 3166-1 alpha-2; empty means all.'),
}

const app: FieldGroup = {
  properties: {
    plt: field(choice(PLATFORMS), platform, 'plt: platform; a field of ours.', { publish: true }),
    app_id: field(
      IDENTIFIER,
      texts('App id', '应用编号', 'ID aplikasi', 'செயலி எண்'),
      'app_id: bundle id or package name; a field of ours.',
      { publish: true },
    ),
    v_mn: field(VERSION, minimum, 'v_mn: oldest version that may still sign in; a field of ours.', {
      help: texts(
        'Older apps are asked to update before they play.',
        '更旧的应用须先更新才能播放。',
        'Aplikasi yang lebih lama perlu dikemas kini sebelum boleh memainkan kandungan.',
        'பழைய செயலிகள் இயங்கும் முன் புதுப்பிக்கக் கேட்கப்படும்.',
      ),
    }),
    v_lt: field(VERSION, latest, 'v_lt: version in the stores; a field of ours.'),
    rdt: field(
      DATE,
      texts('Release date', '发布日期', 'Tarikh keluaran', 'வெளியீட்டுத் தேதி'),
      'rdt: release date of that version.',
    ),
    upd: field(
      FLAG,
      texts('Update at once', '强制更新', 'Wajib kemas kini', 'உடனே புதுப்பிக்க'),
      'upd: older versions stop at once; a field of ours.',
    ),
    str: field(
      listOf(storeLink, ['u'], 40),
      texts('Store links', '商店链接', 'Pautan kedai', 'அங்காடி இணைப்புகள்'),
      'str: where viewers get the app; a field of ours.',
    ),
  },
  section: section('app', texts('App', '应用', 'Aplikasi', 'செயலி'), 'phone', [
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
  one: texts('OTT app', 'OTT 应用', 'Aplikasi OTT', 'OTT செயலி'),
  many: texts('OTT apps', 'OTT 应用', 'Aplikasi OTT', 'OTT செயலிகள்'),
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
