import type { words as english } from '../en/playback.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  toEditor: '在视频编辑器中剪辑',
  tab: '播放',
  nothing: '还没有可播放的内容：请选择片段取自哪个内容。',
  noneYet: '还没有画面和声音。',
  elsewhere: '片段取自其他系统中的“%{name}”，本服务无法播放。在此上传画面和声音后即可播放。',
  whole: '整体播放：其片段取自其他系统中的“%{name}”。',
  stale: '片段在此之后有更改。',
  again: '按现状播放',
  cuts: '切点',
  cut: '%{from}到%{to}',
  begin: '开头，%{to}',
  place: '第 %{place} 个，共 %{count} 个',
  noMedia: '%{name}没有媒体。',
  media: {
    title: '媒体',
    none: '还没有画面和声音。',
    main: '主版本',
    rate: '%{rate} 帧/秒',
    tracks: {
      video: '画面',
      audio: '声音',
    },
    choose: '上传媒体',
    hint: '分段 MP4，画面和声音分为两个文件。',
    most: '每个文件不超过 %{size}。',
    tooLarge: '文件超过上限 %{size}。',
    saveFirst: '保存之后才能上传媒体。',
    readOnly: '只读时不能更改媒体。',
    sending: '正在上传 %{name}',
    checking: '正在检查…',
    done: '%{name}：%{kind}，%{length}',
    refused: '%{name} 未被接受。',
  },
}
