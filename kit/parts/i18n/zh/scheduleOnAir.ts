import type { words as english } from '../en/scheduleOnAir.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '某一时刻播出什么…',
  moment: '日期和时间',
  play: '从此处播放',
  player: '%{channel}，%{time}',
  list: '逐段的播出内容',
  ads: '此后半小时共有 %{ads} 广告。',
  empty: '部分片段还没有自己的媒体，播放器会跳过。',
  someHidden: '您无权查看其中部分片段，播放器会跳过。',
  nothing: '此时没有播出内容。',
  noMedia: '其中没有可播放的媒体。',
  noRights: '您无权查看其中任何内容。',
  why: { noMedia: '没有媒体', noRights: '无权查看' },
  within: '%{name}中的%{kind}',
}
