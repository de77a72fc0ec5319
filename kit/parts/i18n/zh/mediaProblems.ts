import type { words as english } from '../en/mediaProblems.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  empty: '此文件是空的。',
  notMp4: '此文件不是 MP4。',
  notFragmented:
    '此 MP4 未分段，无法逐段播放。请用 ffmpeg -c copy -movflags +frag_keyframe+empty_moov+default_base_moof+dash+global_sidx 重新生成。',
  noIndex:
    '此 MP4 的分段之前没有索引（sidx）。请用 ffmpeg -c copy -movflags +frag_keyframe+empty_moov+default_base_moof+dash+global_sidx 重新生成。',
  severalIndexes: '此 MP4 的索引没有列出全部分段。文件开头须有一个列出所有分段的索引。',
  severalTracks: '此 MP4 含有多条轨道。请将画面和声音作为两个文件发送：画面用 ffmpeg -map 0:v:0，声音用 -map 0:a:0。',
  noTrack: '此 MP4 既没有画面轨道，也没有声音轨道。',
  noKeyframe: '此 MP4 的第一帧不是关键帧，无法从它开始播放。',
  encrypted: '此 MP4 已加密。只有未加密的媒体才能预览和剪辑。',
  variableRate: '此 MP4 各帧的时长不一（可变帧率），无法按帧号定位。请用固定帧率重新生成：ffmpeg -fps_mode cfr。',
  codec: '浏览器无法播放此 MP4 的编码。可接受 H.264、VP9、AV1、AAC、Opus 和 FLAC。',
  truncated: '此 MP4 不完整：缺少结尾部分。',
  damaged: '此 MP4 已损坏：其各部分的说明互相矛盾。',
}
