import type { Four } from './four.ts'

export type EventWords = {
  name: Four
  about: Four
  venue: string
  city: string
  country: 'MY' | 'SG'
  genres: readonly string[]
  /** Days from now, and hours of length. */
  inDays: number
  hours: number
  /** Shown live. */
  isLive: boolean
}

/** Concerts, parades and ceremonies; all of them invented. */
export const EVENTS: readonly EventWords[] = [
  {
    name: ['Lanterns on the River', '河上灯会', 'Tanglung di Sungai', 'ஆற்றின் மேல் விளக்குகள்'],
    about: [
      'Four thousand lanterns, three orchestras, one slow river.',
      '四千盏灯笼，三支乐团，一条缓缓流淌的河。',
      'Empat ribu tanglung, tiga orkestra, sebatang sungai yang perlahan.',
      'நாலாயிரம் விளக்குகள், மூன்று இசைக்குழுக்கள், ஓர் அமைதியான ஆறு.',
    ],
    venue: 'Old Quay',
    city: 'Melaka',
    country: 'MY',
    genres: ['musical', 'family'],
    inDays: 12,
    hours: 3.5,
    isLive: true,
  },
  {
    name: ['Night of the Gambus', '甘布斯之夜', 'Malam Gambus', 'கம்பூஸ் இரவு'],
    about: [
      'Twelve players and a singer who is ninety.',
      '十二位乐手，与一位九十岁的歌者。',
      'Dua belas pemain dan seorang penyanyi berusia sembilan puluh.',
      'பன்னிரு கலைஞர்கள், தொண்ணூறு வயதுப் பாடகர்.',
    ],
    venue: 'Dewan Suara',
    city: 'Johor Bahru',
    country: 'MY',
    genres: ['musical'],
    inDays: 0,
    hours: 2,
    isLive: true,
  },
  {
    name: ['Dragon Boats at Dawn', '晨曦龙舟', 'Perahu Naga Waktu Subuh', 'விடியலில் டிராகன் படகுகள்'],
    about: [
      'Forty boats in the harbour before the heat.',
      '四十艘龙舟，赶在暑热之前竞渡港湾。',
      'Empat puluh perahu di pelabuhan sebelum hari panas.',
      'வெயிலுக்கு முன் துறைமுகத்தில் நாற்பது படகுகள்.',
    ],
    venue: 'Marina Basin',
    city: 'Singapore',
    country: 'SG',
    genres: ['sport', 'family'],
    inDays: -9,
    hours: 4,
    isLive: true,
  },
  {
    name: ['Temple Street Parade', '庙街巡游', 'Perarakan Jalan Kuil', 'கோயில் தெரு ஊர்வலம்'],
    about: [
      'Drums, peacock feathers, and a street without cars.',
      '鼓声、孔雀羽，与一条无车的街。',
      'Gendang, bulu merak dan jalan tanpa kereta.',
      'பறை, மயிற்பீலி, வாகனமில்லாத் தெரு.',
    ],
    venue: 'Temple Street',
    city: 'George Town',
    country: 'MY',
    genres: ['family', 'travel'],
    inDays: 33,
    hours: 5,
    isLive: true,
  },
  {
    name: ['The Mousedeer Awards', '鼠鹿奖颁奖礼', 'Anugerah Sang Kancil', 'சருகுமான் விருதுகள்'],
    about: [
      'The prizes of the short film makers of both shores.',
      '两岸短片创作者的年度奖项。',
      'Anugerah pembikin filem pendek dari kedua-dua pantai.',
      'இரு கரைக் குறும்பட இயக்குநர்களின் விருதுகள்.',
    ],
    venue: 'Rimba Hall',
    city: 'Kuala Lumpur',
    country: 'MY',
    genres: ['talk'],
    inDays: 20,
    hours: 3,
    isLive: true,
  },
  {
    name: ['Rooftop Cinema Week', '天台电影周', 'Minggu Wayang Bumbung', 'மாடித் திரைப்பட வாரம்'],
    about: [
      'Seven roofs, seven silent films, seven bands.',
      '七座天台，七部默片，七支乐队。',
      'Tujuh bumbung, tujuh filem bisu, tujuh kumpulan muzik.',
      'ஏழு மாடிகள், ஏழு பேசாப் படங்கள், ஏழு இசைக்குழுக்கள்.',
    ],
    venue: 'Seven roofs',
    city: 'Singapore',
    country: 'SG',
    genres: ['silent', 'musical'],
    inDays: 48,
    hours: 60,
    isLive: false,
  },
  {
    name: ['Harvest at the Longhouse', '长屋丰收节', 'Pesta Menuai di Rumah Panjang', 'நீள்வீட்டு அறுவடை விழா'],
    about: [
      'Three days of rice, gongs and visitors.',
      '三日稻香、锣声与访客。',
      'Tiga hari padi, gong dan tetamu.',
      'மூன்று நாள் நெல், கோங், விருந்தினர்.',
    ],
    venue: 'Rumah Batang',
    city: 'Kuching',
    country: 'MY',
    genres: ['documentary', 'family'],
    inDays: -40,
    hours: 72,
    isLive: false,
  },
  {
    name: ['Symphony for Street Vendors', '小贩交响曲', 'Simfoni Penjaja', 'தெருவோர வணிகர் சிம்பொனி'],
    about: ['Woks in the first row.', '第一排乐器是炒锅。', 'Kuali di barisan hadapan.', 'முதல் வரிசையில் வாணலிகள்.'],
    venue: 'Esplanade Steps',
    city: 'Singapore',
    country: 'SG',
    genres: ['musical', 'food'],
    inDays: 6,
    hours: 1.5,
    isLive: true,
  },
]

/** Places by their codes: code, city in four languages, region, country, time zone, market. */
export const PLACES: readonly (readonly [string, Four, string, 'MY' | 'SG', string])[] = [
  ['50450', ['Kuala Lumpur', '吉隆坡', 'Kuala Lumpur', 'கோலாலம்பூர்'], 'Kuala Lumpur', 'MY', 'klang-valley'],
  ['40000', ['Shah Alam', '莎阿南', 'Shah Alam', 'ஷா ஆலம்'], 'Selangor', 'MY', 'klang-valley'],
  ['41000', ['Klang', '巴生', 'Klang', 'கிள்ளான்'], 'Selangor', 'MY', 'klang-valley'],
  ['62000', ['Putrajaya', '布城', 'Putrajaya', 'புத்ராஜெயா'], 'Putrajaya', 'MY', 'klang-valley'],
  ['70000', ['Seremban', '芙蓉', 'Seremban', 'சிரம்பான்'], 'Negeri Sembilan', 'MY', 'south'],
  ['75000', ['Melaka', '马六甲', 'Melaka', 'மலாக்கா'], 'Melaka', 'MY', 'south'],
  ['80000', ['Johor Bahru', '新山', 'Johor Bahru', 'ஜொகூர் பாரு'], 'Johor', 'MY', 'south'],
  ['84000', ['Muar', '麻坡', 'Muar', 'மூவார்'], 'Johor', 'MY', 'south'],
  ['10200', ['George Town', '乔治市', 'George Town', 'ஜார்ஜ் டவுன்'], 'Pulau Pinang', 'MY', 'north'],
  ['30000', ['Ipoh', '怡保', 'Ipoh', 'ஈப்போ'], 'Perak', 'MY', 'north'],
  ['34000', ['Taiping', '太平', 'Taiping', 'தைப்பிங்'], 'Perak', 'MY', 'north'],
  ['05000', ['Alor Setar', '亚罗士打', 'Alor Setar', 'அலோர் ஸ்டார்'], 'Kedah', 'MY', 'north'],
  ['15000', ['Kota Bharu', '哥打峇鲁', 'Kota Bharu', 'கோத்தா பாரு'], 'Kelantan', 'MY', 'east-coast'],
  ['20000', ['Kuala Terengganu', '瓜拉登嘉楼', 'Kuala Terengganu', 'கோலா திரங்கானு'], 'Terengganu', 'MY', 'east-coast'],
  ['25000', ['Kuantan', '关丹', 'Kuantan', 'குவாந்தான்'], 'Pahang', 'MY', 'east-coast'],
  ['88000', ['Kota Kinabalu', '亚庇', 'Kota Kinabalu', 'கோத்தா கினபாலு'], 'Sabah', 'MY', 'borneo'],
  ['93000', ['Kuching', '古晋', 'Kuching', 'கூச்சிங்'], 'Sarawak', 'MY', 'borneo'],
  ['98000', ['Miri', '美里', 'Miri', 'மிரி'], 'Sarawak', 'MY', 'borneo'],
  ['238801', ['Orchard', '乌节', 'Orchard', 'ஆர்ச்சர்ட்'], 'Central', 'SG', 'singapore'],
  ['018956', ['Marina Bay', '滨海湾', 'Marina Bay', 'மரினா பே'], 'Central', 'SG', 'singapore'],
  ['529510', ['Tampines', '淡滨尼', 'Tampines', 'தெம்பனிஸ்'], 'East', 'SG', 'singapore'],
  ['730900', ['Woodlands', '兀兰', 'Woodlands', 'உட்லண்ட்ஸ்'], 'North', 'SG', 'singapore'],
  ['608549', ['Jurong East', '裕廊东', 'Jurong East', 'ஜூரோங் கிழக்கு'], 'West', 'SG', 'singapore'],
  ['530213', ['Hougang', '后港', 'Hougang', 'ஹவ்காங்'], 'North-East', 'SG', 'singapore'],
]
