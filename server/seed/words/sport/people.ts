import type { Four } from '../four.ts'

/** Names of players: a first and a second part from one of three communities, each in every script. */
export const NAME_PARTS: readonly { first: readonly Four[]; second: readonly Four[] }[] = [
  {
    first: [
      ['Azlan', '阿兹兰', 'Azlan', 'அஸ்லான்'],
      ['Farid', '法立', 'Farid', 'ஃபரித்'],
      ['Hakim', '哈金', 'Hakim', 'ஹாக்கிம்'],
      ['Syafiq', '沙菲', 'Syafiq', 'ஷாஃபிக்'],
      ['Nurul', '努鲁', 'Nurul', 'நூருல்'],
      ['Aishah', '艾莎', 'Aishah', 'ஆயிஷா'],
    ],
    second: [
      ['Rahman', '拉曼', 'Rahman', 'ரஹ்மான்'],
      ['Ismail', '依斯迈', 'Ismail', 'இஸ்மாயில்'],
      ['Hassan', '哈山', 'Hassan', 'ஹாசன்'],
      ['Yusof', '尤索夫', 'Yusof', 'யூசோஃப்'],
      ['Idris', '依德里斯', 'Idris', 'இத்ரிஸ்'],
    ],
  },
  {
    first: [
      ['Tan', '陈', 'Tan', 'டான்'],
      ['Lim', '林', 'Lim', 'லிம்'],
      ['Lee', '李', 'Lee', 'லீ'],
      ['Wong', '黄', 'Wong', 'வோங்'],
      ['Ng', '吴', 'Ng', 'இங்'],
      ['Teo', '张', 'Teo', 'தியோ'],
    ],
    second: [
      ['Wei Jie', '伟杰', 'Wei Jie', 'வெய் ஜியே'],
      ['Zhi Hao', '志豪', 'Zhi Hao', 'ஜி ஹாவ்'],
      ['Hui Ying', '慧盈', 'Hui Ying', 'ஹுய் யிங்'],
      ['Jun Ming', '俊明', 'Jun Ming', 'ஜுன் மிங்'],
      ['Mei Xin', '美欣', 'Mei Xin', 'மெய் ஷின்'],
    ],
  },
  {
    first: [
      ['Kavin', '卡文', 'Kavin', 'கவின்'],
      ['Arun', '阿伦', 'Arun', 'அருண்'],
      ['Vikram', '维克拉姆', 'Vikram', 'விக்ரம்'],
      ['Mani', '马尼', 'Mani', 'மணி'],
      ['Deepa', '迪帕', 'Deepa', 'தீபா'],
      ['Priya', '普丽雅', 'Priya', 'பிரியா'],
    ],
    second: [
      ['Selvam', '塞尔瓦姆', 'Selvam', 'செல்வம்'],
      ['Murugan', '穆鲁甘', 'Murugan', 'முருகன்'],
      ['Raman', '拉门', 'Raman', 'ராமன்'],
      ['Nathan', '纳坦', 'Nathan', 'நாதன்'],
      ['Kumar', '库马尔', 'Kumar', 'குமார்'],
    ],
  },
]

/** Positions of a squad, one player each, by the code of the sport. */
export const SQUADS: Readonly<Record<string, readonly string[]>> = {
  FTB: ['goalkeeper', 'defender', 'defender', 'midfielder', 'midfielder', 'forward'],
  BDM: ['singles', 'singles', 'doubles', 'doubles'],
  TKR: ['server', 'feeder', 'striker'],
  BKB: ['guard', 'guard', 'forward', 'center'],
  KBD: ['striker', 'defender', 'defender', 'striker'],
}
