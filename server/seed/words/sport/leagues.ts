import type { Four } from '../four.ts'

/** Sports, leagues and teams of the demo catalogue. The sports are real, everything else is invented. */
export type SportWords = {
  code: string
  name: Four
  about: string
  format: 'team' | 'individual' | 'both'
  players: number
  periods: readonly [kind: 'half' | 'quarter' | 'set' | 'innings', count: number, minutes?: number]
}

export const SPORTS: readonly SportWords[] = [
  {
    code: 'FTB',
    name: ['Football', '足球', 'Bola sepak', 'கால்பந்து'],
    about: 'Two halves, one ball, and the table on Sunday night.',
    format: 'team',
    players: 11,
    periods: ['half', 2, 45],
  },
  {
    code: 'BDM',
    name: ['Badminton', '羽毛球', 'Badminton', 'பூப்பந்து'],
    about: 'Singles and doubles, best of three sets to twenty-one.',
    format: 'both',
    players: 2,
    periods: ['set', 3],
  },
  {
    code: 'TKR',
    name: ['Sepak takraw', '藤球', 'Sepak takraw', 'செபாக் தக்ரோ'],
    about: 'A rattan ball, a net, and no hands.',
    format: 'team',
    players: 3,
    periods: ['set', 3],
  },
  {
    code: 'BKB',
    name: ['Basketball', '篮球', 'Bola keranjang', 'கூடைப்பந்து'],
    about: 'Four quarters of ten minutes.',
    format: 'team',
    players: 5,
    periods: ['quarter', 4, 10],
  },
  {
    code: 'KBD',
    name: ['Kabaddi', '卡巴迪', 'Kabaddi', 'சடுகுடு'],
    about: 'One raider, seven defenders, a single breath.',
    format: 'team',
    players: 7,
    periods: ['half', 2, 20],
  },
]

export type TeamWords = { code: string; name: Four; city: Four; country: 'MY' | 'SG'; ground: string; founded: number }
export type LeagueWords = {
  code: string
  sport: string
  name: Four
  country: 'MY' | 'SG'
  field: 'men' | 'women' | 'mixed' | 'youth'
  about: string
  teams: readonly TeamWords[]
}

const IPOH: Four = ['Ipoh', '怡保', 'Ipoh', 'ஈப்போ']
const MELAKA: Four = ['Melaka', '马六甲', 'Melaka', 'மலாக்கா']
const PENANG: Four = ['George Town', '乔治市', 'George Town', 'ஜார்ஜ் டவுன்']
const JOHOR: Four = ['Johor Bahru', '新山', 'Johor Bahru', 'ஜொகூர் பாரு']
const KUCHING: Four = ['Kuching', '古晋', 'Kuching', 'கூச்சிங்']
const KUANTAN: Four = ['Kuantan', '关丹', 'Kuantan', 'குவாந்தான்']
const KLANG: Four = ['Klang', '巴生', 'Klang', 'கிள்ளான்']
const SINGAPORE: Four = ['Singapore', '新加坡', 'Singapura', 'சிங்கப்பூர்']

const team = (
  code: string,
  name: Four,
  city: Four,
  ground: string,
  founded: number,
  country: 'MY' | 'SG' = 'MY',
): TeamWords => ({ code, name, city, ground, founded, country })

export const LEAGUES: readonly LeagueWords[] = [
  {
    code: 'PPL',
    sport: 'FTB',
    name: ['Peninsula Premier League', '半岛超级联赛', 'Liga Perdana Semenanjung', 'தீபகற்பப் பிரீமியர் லீக்'],
    country: 'MY',
    field: 'men',
    about: 'Eight clubs, fourteen rounds, one shield.',
    teams: [
      team('HUT', ['Harimau Utara', '北虎', 'Harimau Utara', 'ஹரிமாவ் உத்தாரா'], IPOH, 'Stadium Bukit Merah', 1931),
      team('STR', ['Straits Rovers', '海峡流浪者', 'Perantau Selat', 'ஸ்ட்ரெய்ட்ஸ் ரோவர்ஸ்'], MELAKA, 'Quayside Park', 1948),
      team('KTM', ['Kota Mutiara', '珍珠城', 'Kota Mutiara', 'கோத்தா முத்தியாரா'], PENANG, 'Stadium Tanjung', 1926),
      team('JSU', ['Southern Union', '南方联合', 'Kesatuan Selatan', 'தெற்கு ஒன்றியம்'], JOHOR, 'Causeway Arena', 1972),
      team('ENG', ['Enggang City', '犀鸟城', 'Bandar Enggang', 'எங்காங் சிட்டி'], KUCHING, 'Riverside Stadium', 1985),
      team('PTM', ['Pantai Timur', '东海岸', 'Pantai Timur', 'பந்தாய் தீமூர்'], KUANTAN, 'Stadium Teluk Cempaka', 1963),
      team(
        'KLP',
        ['Port Athletic', '港口竞技', 'Atletik Pelabuhan', 'துறைமுக அத்லெட்டிக்'],
        KLANG,
        'Dock Road Ground',
        1919,
      ),
      team(
        'TMN',
        ['Temasek North', '淡马锡北', 'Temasek Utara', 'தெமாசெக் வடக்கு'],
        SINGAPORE,
        'North Line Stadium',
        1994,
        'SG',
      ),
    ],
  },
  {
    code: 'SWL',
    sport: 'FTB',
    name: ['Straits Women’s League', '海峡女子联赛', 'Liga Wanita Selat', 'நீரிணை மகளிர் லீக்'],
    country: 'SG',
    field: 'women',
    about: 'Four clubs that play each other four times.',
    teams: [
      team(
        'SRW',
        ['Serangoon Wolves', '实龙岗群狼', 'Serigala Serangoon', 'சிராங்கூன் ஓநாய்கள்'],
        SINGAPORE,
        'Serangoon Field',
        2009,
        'SG',
      ),
      team('MLT', ['Melati', '茉莉', 'Melati', 'மெலாத்தி'], JOHOR, 'Taman Melati', 2012),
      team(
        'KLW',
        ['Port Athletic Women', '港口竞技女足', 'Wanita Atletik Pelabuhan', 'துறைமுக மகளிர்'],
        KLANG,
        'Dock Road Ground',
        2011,
      ),
      team(
        'ESC',
        ['East Coast Terns', '东海岸燕鸥', 'Camar Pantai Timur', 'கிழக்குக் கடற்பறவைகள்'],
        SINGAPORE,
        'Bedok Reservoir',
        2015,
        'SG',
      ),
    ],
  },
  {
    code: 'BCS',
    sport: 'BDM',
    name: ['Shuttle Club Series', '羽球俱乐部系列赛', 'Siri Kelab Bulu Tangkis', 'பூப்பந்து கழகத் தொடர்'],
    country: 'MY',
    field: 'mixed',
    about: 'Five ties a night: singles, doubles, mixed.',
    teams: [
      team(
        'GLS',
        ['Gelanggang Sentral', '中央球馆', 'Gelanggang Sentral', 'கெலாங்காங் சென்ட்ரல்'],
        KLANG,
        'Dewan Sentral',
        2004,
      ),
      team('FTH', ['White Feather', '白羽', 'Bulu Putih', 'வெண்சிறகு'], PENANG, 'Dewan Pulau', 1999),
      team('SMS', ['Smash Selatan', '南方重扣', 'Smash Selatan', 'ஸ்மாஷ் செலாத்தான்'], JOHOR, 'Dewan Selatan', 2010),
      team(
        'ORC',
        ['Orchid Shuttlers', '兰花羽球会', 'Kelab Orkid', 'ஆர்க்கிட் கழகம்'],
        SINGAPORE,
        'Orchid Hall',
        2001,
        'SG',
      ),
    ],
  },
  {
    code: 'TKL',
    sport: 'TKR',
    name: ['National Takraw League', '全国藤球联赛', 'Liga Takraw Nasional', 'தேசிய தக்ரோ லீக்'],
    country: 'MY',
    field: 'men',
    about: 'Six weeks in village halls and a final in the capital.',
    teams: [
      team('RTN', ['Rotan Emas', '金藤', 'Rotan Emas', 'தங்கப் பிரம்பு'], KUANTAN, 'Dewan Rotan', 1988),
      team('LNG', ['Helang Laut', '海鹰', 'Helang Laut', 'கடற்கழுகு'], KUCHING, 'Dewan Sarawak', 1996),
      team('PDG', ['Padang Tiga', '三草场', 'Padang Tiga', 'பாடாங் தீகா'], IPOH, 'Dewan Perak', 1990),
      team('MRP', ['Merpati', '飞鸽', 'Merpati', 'மெர்பாத்தி'], MELAKA, 'Dewan Hilir', 2003),
    ],
  },
  {
    code: 'CBL',
    sport: 'BKB',
    name: ['Causeway Basketball League', '长堤篮球联赛', 'Liga Bola Keranjang Tambak', 'காஸ்வே கூடைப்பந்து லீக்'],
    country: 'SG',
    field: 'men',
    about: 'Two cities, one bridge, forty minutes.',
    teams: [
      team(
        'LGT',
        ['Harbour Lights', '港湾之光', 'Cahaya Pelabuhan', 'துறைமுக ஒளி'],
        SINGAPORE,
        'Harbour Dome',
        2006,
        'SG',
      ),
      team('DRG', ['Dragon Gate', '龙门', 'Pintu Naga', 'டிராகன் வாயில்'], JOHOR, 'Gate Arena', 2008),
      team('MON', ['Monsoon Five', '季风五虎', 'Monsun Lima', 'பருவமழை ஐவர்'], PENANG, 'Esplanade Court', 2013),
      team(
        'TGR',
        ['Tin Town Giants', '锡都巨人', 'Gergasi Bandar Timah', 'ஈய நகரப் பெருவீரர்கள்'],
        IPOH,
        'Kinta Court',
        2010,
      ),
    ],
  },
  {
    code: 'KPC',
    sport: 'KBD',
    name: ['Kabaddi Port Cup', '卡巴迪港口杯', 'Piala Kabaddi Pelabuhan', 'சடுகுடு துறைமுகக் கோப்பை'],
    country: 'MY',
    field: 'men',
    about: 'A cup of two weekends, played on sand.',
    teams: [
      team('VLR', ['Velan Raiders', '维兰突击', 'Penyerbu Velan', 'வேலன் வீரர்கள்'], KLANG, 'Sandpit One', 2014),
      team('SGM', ['Singam', '雄狮', 'Singam', 'சிங்கம்'], IPOH, 'Kinta Sands', 2016),
      team('KVR', ['Kaveri Chasers', '高韦里追风', 'Pemburu Kaveri', 'காவேரி வேகம்'], PENANG, 'Esplanade Sands', 2015),
      team('SEA', ['Sea Bulls', '海牛', 'Lembu Laut', 'கடற்காளைகள்'], SINGAPORE, 'East Sands', 2018, 'SG'),
    ],
  },
]
