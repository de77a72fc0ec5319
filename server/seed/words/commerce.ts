import type { Four } from './four.ts'

type Offer = { name: Four; about: string; kind: string; days: readonly [from: number, to: number] }

/** Campaigns, each with the genre of the titles that it puts forward. */
export const PROMOTIONS: readonly (Offer & { genre: string; action: Four; code?: string })[] = [
  {
    name: ['Monsoon nights', '季风之夜', 'Malam monsun', 'பருவமழை இரவுகள்'],
    about: 'Films for the weeks in which nobody leaves the house.',
    kind: 'season',
    genre: 'mystery',
    days: [-10, 60],
    action: ['Stay in', '宅家观影', 'Di rumah saja', 'வீட்டிலேயே பாருங்கள்'],
    code: 'HUJAN',
  },
  {
    name: ['School is out', '放假啦', 'Cuti sekolah', 'பள்ளி விடுமுறை'],
    about: 'Everything that can be watched with a blanket and a brother.',
    kind: 'season',
    genre: 'family',
    days: [5, 40],
    action: ['Choose one', '挑一部', 'Pilih satu', 'ஒன்றைத் தேர்ந்தெடு'],
  },
  {
    name: ['Last call', '最后机会', 'Panggilan terakhir', 'கடைசி அழைப்பு'],
    about: 'What leaves the catalogue at the end of the month.',
    kind: 'lastChance',
    genre: 'thriller',
    days: [-20, 4],
    action: ['Watch before it goes', '下架前观看', 'Tonton sebelum hilang', 'போவதற்கு முன் பாருங்கள்'],
  },
  {
    name: ['Two weeks free', '免费两周', 'Dua minggu percuma', 'இரு வாரம் இலவசம்'],
    about: 'For everybody who has never been with us.',
    kind: 'trial',
    genre: 'drama',
    days: [-90, 200],
    action: ['Try it', '立即试用', 'Cuba sekarang', 'முயன்று பாருங்கள்'],
    code: 'RIMBA14',
  },
  {
    name: ['Half a week of horror', '半周惊魂', 'Separuh minggu seram', 'அரை வாரம் திகில்'],
    about: 'Three and a half nights, lights off.',
    kind: 'discount',
    genre: 'horror',
    days: [-60, -30],
    action: ['Half price', '半价', 'Separuh harga', 'பாதி விலை'],
    code: 'GELAP',
  },
  {
    name: ['New on Friday', '周五上新', 'Baharu Jumaat', 'வெள்ளி வெளியீடு'],
    about: 'Five titles, the same hour, every week.',
    kind: 'launch',
    genre: 'action',
    days: [-3, 365],
    action: ['See what is new', '看看新片', 'Lihat yang baharu', 'புதியவற்றைக் காண்க'],
  },
  {
    name: ['Songs we hum', '哼唱的歌', 'Lagu di bibir', 'முணுமுணுக்கும் பாடல்கள்'],
    about: 'Films that people leave singing.',
    kind: 'season',
    genre: 'musical',
    days: [30, 90],
    action: ['Sing along', '一起唱', 'Nyanyi bersama', 'சேர்ந்து பாடுங்கள்'],
  },
]

/** Who pays; all of them are invented. */
export const SPONSORS: readonly {
  name: string
  title: Four
  label: string
  about: string
  tier: string
  tags: readonly string[]
  days: readonly [number, number]
  of: 'league' | 'event' | 'channel' | 'movie'
}[] = [
  {
    name: 'Teh Tarik Timur',
    title: ['Teh Tarik Timur: league', '东方拉茶：联赛', 'Teh Tarik Timur: liga', 'தே தாரிக் திமூர்: லீக்'],
    label: 'Presented by',
    about: 'Logo before each game and in the corner of the table.',
    tier: 'title',
    tags: ['beverage', 'football'],
    days: [-100, 220],
    of: 'league',
  },
  {
    name: 'Bank Jambatan',
    title: ['Bank Jambatan: festivals', '桥梁银行：节庆', 'Bank Jambatan: perayaan', 'ஜம்பாத்தான் வங்கி: விழாக்கள்'],
    label: 'With the support of',
    about: 'Ten seconds before each festival, none within.',
    tier: 'presenting',
    tags: ['finance'],
    days: [-30, 335],
    of: 'event',
  },
  {
    name: 'Payung Emas',
    title: ['Payung Emas: rainy films', '金伞：雨季电影', 'Payung Emas: filem hujan', 'பாயோங் இமாஸ்: மழைப் படங்கள்'],
    label: 'Dry thanks to',
    about: 'Umbrella in the frame of the banner.',
    tier: 'partner',
    tags: ['household'],
    days: [-10, 60],
    of: 'movie',
  },
  {
    name: 'Kopi Limau',
    title: ['Kopi Limau: breakfast', '青柠咖啡：早间', 'Kopi Limau: sarapan', 'கோப்பி லீமாவ்: காலை'],
    label: 'Awake with',
    about: 'Cup beside the clock from six to nine.',
    tier: 'partner',
    tags: ['beverage', 'morning'],
    days: [14, 200],
    of: 'channel',
  },
  {
    name: 'Feri Selat',
    title: ['Feri Selat: away games', '海峡渡轮：客场', 'Feri Selat: perlawanan luar', 'ஃபெரி செலாத்: வெளியூர் போட்டிகள்'],
    label: 'Carried by',
    about: 'Named in every away game.',
    tier: 'partner',
    tags: ['travel'],
    days: [-300, -20],
    of: 'league',
  },
]

/** What is sold as one, each with the genre or the types of its contents. */
export const BUNDLES: readonly (Offer & { sku: string; genre?: string; series?: boolean; league?: string })[] = [
  {
    name: ['Rainy week', '雨季一周', 'Minggu hujan', 'மழை வாரம்'],
    about: 'Six films for seven days, to begin within a month.',
    kind: 'rental',
    sku: 'RAIN-WEEK',
    genre: 'mystery',
    days: [-15, 75],
  },
  {
    name: ['Family shelf', '家庭书架', 'Rak keluarga', 'குடும்ப அலமாரி'],
    about: 'Eight films to keep.',
    kind: 'purchase',
    sku: 'FAM-SHELF',
    genre: 'family',
    days: [-200, 500],
  },
  {
    name: [
      'Season pass: Peninsula Premier League',
      '半岛超级联赛通行证',
      'Pas musim: Liga Perdana Semenanjung',
      'பருவ அனுமதி: தீபகற்பப் பிரீமியர் லீக்',
    ],
    about: 'Every game of the season, live and after.',
    kind: 'pass',
    sku: 'PPL-PASS',
    league: 'PPL',
    days: [-90, 190],
  },
  {
    name: ['Crime drawer', '罪案抽屉', 'Laci jenayah', 'குற்ற அலமாரி'],
    about: 'For those who read the last page first.',
    kind: 'addon',
    sku: 'CRIME-PLUS',
    genre: 'crime',
    days: [-40, 400],
  },
  {
    name: ['Series in one go', '一口气追剧', 'Siri sekali duduk', 'ஒரே மூச்சில் தொடர்கள்'],
    about: 'Five series from first to last.',
    kind: 'addon',
    sku: 'BINGE-PLUS',
    series: true,
    days: [-5, 360],
  },
  {
    name: ['Old cinema card', '老电影卡', 'Kad pawagam lama', 'பழைய திரையரங்கு அட்டை'],
    about: 'Silent and black-and-white.',
    kind: 'rental',
    sku: 'OLD-CARD',
    genre: 'noir',
    days: [-300, -12],
  },
]

/** Apps by platform: name in four languages, package, oldest and latest version. */
export const APPS: readonly {
  name: Four
  platform: string
  id: string
  oldest: string
  latest: string
  store?: string
}[] = [
  {
    name: ['Rimba for Android', 'Rimba 安卓版', 'Rimba untuk Android', 'Androidக்கான ரிம்பா'],
    platform: 'android',
    id: 'org.example.rimba',
    oldest: '6.0.0',
    latest: '7.4.1',
    store: 'Play',
  },
  {
    name: [
      'Rimba for iPhone and iPad',
      'Rimba iPhone 与 iPad 版',
      'Rimba untuk iPhone dan iPad',
      'iPhone, iPadக்கான ரிம்பா',
    ],
    platform: 'ios',
    id: 'org.example.rimba.ios',
    oldest: '6.0.0',
    latest: '7.4.0',
    store: 'App Store',
  },
  {
    name: ['Rimba for Android TV', 'Rimba 电视版（Android TV）', 'Rimba untuk Android TV', 'Android TVக்கான ரிம்பா'],
    platform: 'androidtv',
    id: 'org.example.rimba.tv',
    oldest: '4.2.0',
    latest: '5.1.3',
    store: 'Play',
  },
  {
    name: ['Rimba for Apple TV', 'Rimba 电视版（Apple TV）', 'Rimba untuk Apple TV', 'Apple TVக்கான ரிம்பா'],
    platform: 'tvos',
    id: 'org.example.rimba.tvos',
    oldest: '4.0.0',
    latest: '5.1.0',
    store: 'App Store',
  },
  {
    name: ['Rimba for Tizen', 'Rimba 电视版（Tizen）', 'Rimba untuk Tizen', 'Tizenக்கான ரிம்பா'],
    platform: 'tizen',
    id: 'rimbaTz01.Rimba',
    oldest: '3.1.0',
    latest: '3.9.2',
    store: 'Smart Hub',
  },
  {
    name: ['Rimba for webOS', 'Rimba 电视版（webOS）', 'Rimba untuk webOS', 'webOSக்கான ரிம்பா'],
    platform: 'webos',
    id: 'org.example.rimba.webos',
    oldest: '3.1.0',
    latest: '3.8.7',
    store: 'Content Store',
  },
  {
    name: ['Rimba on the web', 'Rimba 网页版', 'Rimba di web', 'இணையத்தில் ரிம்பா'],
    platform: 'web',
    id: 'rimba-web',
    oldest: '1.0.0',
    latest: '12.0.4',
  },
  {
    name: ['Rimba box', 'Rimba 机顶盒', 'Kotak Rimba', 'ரிம்பா பெட்டி'],
    platform: 'stb',
    id: 'rimba-stb',
    oldest: '2.6',
    latest: '2.9',
  },
]
