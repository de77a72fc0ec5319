import type { Four } from '../four.ts'

const MALAY_MEN: readonly Four[] = [
  ['Azlan', '阿兹兰', 'Azlan', 'அஸ்லான்'],
  ['Farid', '法立', 'Farid', 'ஃபரித்'],
  ['Hakim', '哈金', 'Hakim', 'ஹாக்கிம்'],
  ['Syafiq', '沙菲', 'Syafiq', 'ஷாஃபிக்'],
  ['Rizal', '里扎', 'Rizal', 'ரிசால்'],
  ['Zulkifli', '朱基菲里', 'Zulkifli', 'சுல்கிஃப்லி'],
  ['Iskandar', '依斯干达', 'Iskandar', 'இஸ்கந்தர்'],
]
const MALAY_WOMEN: readonly Four[] = [
  ['Nurul', '努鲁', 'Nurul', 'நூருல்'],
  ['Aishah', '艾莎', 'Aishah', 'ஆயிஷா'],
  ['Siti', '西蒂', 'Siti', 'சித்தி'],
  ['Farah', '法拉', 'Farah', 'ஃபாரா'],
  ['Zarina', '扎丽娜', 'Zarina', 'சரீனா'],
]
const MALAY_SECOND: readonly Four[] = [
  ['Rahman', '拉曼', 'Rahman', 'ரஹ்மான்'],
  ['Ismail', '依斯迈', 'Ismail', 'இஸ்மாயில்'],
  ['Hassan', '哈山', 'Hassan', 'ஹாசன்'],
  ['Yusof', '尤索夫', 'Yusof', 'யூசோஃப்'],
  ['Idris', '依德里斯', 'Idris', 'இத்ரிஸ்'],
  ['Osman', '奥斯曼', 'Osman', 'ஒஸ்மான்'],
]
const CHINESE_FAMILY: readonly Four[] = [
  ['Tan', '陈', 'Tan', 'டான்'],
  ['Lim', '林', 'Lim', 'லிம்'],
  ['Lee', '李', 'Lee', 'லீ'],
  ['Wong', '黄', 'Wong', 'வோங்'],
  ['Ng', '吴', 'Ng', 'இங்'],
  ['Teo', '张', 'Teo', 'தியோ'],
]
const CHINESE_MEN: readonly Four[] = [
  ['Wei Jie', '伟杰', 'Wei Jie', 'வெய் ஜியே'],
  ['Zhi Hao', '志豪', 'Zhi Hao', 'ஜி ஹாவ்'],
  ['Jun Ming', '俊明', 'Jun Ming', 'ஜுன் மிங்'],
  ['Kai Xiang', '凯翔', 'Kai Xiang', 'காய் ஷியாங்'],
  ['Boon Hock', '文福', 'Boon Hock', 'பூன் ஹொக்'],
]
const CHINESE_WOMEN: readonly Four[] = [
  ['Hui Ying', '慧盈', 'Hui Ying', 'ஹுய் யிங்'],
  ['Mei Xin', '美欣', 'Mei Xin', 'மெய் ஷின்'],
  ['Shu Fen', '淑芬', 'Shu Fen', 'ஷூ ஃபென்'],
  ['Li Ting', '丽婷', 'Li Ting', 'லி திங்'],
]
const TAMIL_MEN: readonly Four[] = [
  ['Kavin', '卡文', 'Kavin', 'கவின்'],
  ['Arun', '阿伦', 'Arun', 'அருண்'],
  ['Vikram', '维克拉姆', 'Vikram', 'விக்ரம்'],
  ['Mani', '马尼', 'Mani', 'மணி'],
  ['Suresh', '苏雷什', 'Suresh', 'சுரேஷ்'],
  ['Dinesh', '迪内什', 'Dinesh', 'தினேஷ்'],
  ['Prakash', '普拉卡什', 'Prakash', 'பிரகாஷ்'],
]
const TAMIL_WOMEN: readonly Four[] = [
  ['Deepa', '迪帕', 'Deepa', 'தீபா'],
  ['Priya', '普丽雅', 'Priya', 'பிரியா'],
  ['Kavitha', '卡维塔', 'Kavitha', 'கவிதா'],
  ['Meena', '米娜', 'Meena', 'மீனா'],
]
const TAMIL_SECOND: readonly Four[] = [
  ['Selvam', '塞尔瓦姆', 'Selvam', 'செல்வம்'],
  ['Murugan', '穆鲁甘', 'Murugan', 'முருகன்'],
  ['Raman', '拉门', 'Raman', 'ராமன்'],
  ['Nathan', '纳坦', 'Nathan', 'நாதன்'],
  ['Kumar', '库马尔', 'Kumar', 'குமார்'],
  ['Pillai', '皮莱', 'Pillai', 'பிள்ளை'],
]

type Part = readonly Four[]

/** Names of players: a first and a second part from one of three communities, each in every script. */
export const NAME_PARTS: Readonly<Record<'men' | 'women', readonly { first: Part; second: Part; isHan?: boolean }[]>> =
  {
    men: [
      { first: MALAY_MEN, second: MALAY_SECOND },
      { first: CHINESE_FAMILY, second: CHINESE_MEN, isHan: true },
      { first: TAMIL_MEN, second: TAMIL_SECOND },
    ],
    women: [
      { first: MALAY_WOMEN, second: MALAY_SECOND },
      { first: CHINESE_FAMILY, second: CHINESE_WOMEN, isHan: true },
      { first: TAMIL_WOMEN, second: TAMIL_SECOND },
    ],
  }

/** Positions of a squad, one player each, by the code of the sport. */
export const SQUADS: Readonly<Record<string, readonly string[]>> = {
  FTB: ['goalkeeper', 'defender', 'defender', 'midfielder', 'midfielder', 'forward'],
  BDM: ['singles', 'singles', 'doubles', 'doubles'],
  TKR: ['server', 'feeder', 'striker'],
  BKB: ['guard', 'guard', 'forward', 'center'],
  KBD: ['striker', 'defender', 'defender', 'striker'],
}
