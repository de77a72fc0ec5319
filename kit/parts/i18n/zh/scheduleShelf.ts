import type { words as english } from '../en/scheduleShelf.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '内容',
  tabs: {
    vod: 'VOD',
    ads: '广告',
    promos: '宣传片',
  },
  search: '标题或 ID',
  type: '内容类型',
  genre: '题材',
  language: '语言',
  languages: {
    en: '英语',
    zh: '中文',
    ms: '马来语',
    ta: '泰米尔语',
  },
  fits: {
    gap: '适合此空档',
    rights: '届时版权有效',
  },
  add: '添加 %{title}',
  added: '已添加 %{title}，%{time}',
  noGap: '屏幕上没有足够容纳 %{title} 的空档',
  pickedUp: '已拾取 %{title}。前往目标位置后粘贴。',
  noLength: '时长未知',
  until: '至 %{date}',
  used: '用于%{days}',
  expired: '已于 %{date} 到期',
  adOf: '广告，%{length}',
  adNote: '放在光标处或第一个空档',
  adsAround: '在所选内容前后加广告…',
  searching: '正在搜索…',
  short: '请多输入几个字符',
  failed: '搜索失败，请重试。',
  nothing: '没有匹配的内容',
  more: '另有 %{count} 项：继续输入以查找',
  from: '自 %{date}',
}
