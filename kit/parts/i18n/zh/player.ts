import type { words as english } from '../en/player.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  controls: '播放控制',
  play: '播放',
  pause: '暂停',
  frameBack: '后退一帧',
  frameOn: '前进一帧',
  cutBack: '回到剪切点',
  cutOn: '下一个剪切点',
  frameShown: '已显示该帧',
  provisional: '待确认',
  speed: '速度',
  times: '%{speed} 倍',
  mute: '关闭声音',
  unmute: '打开声音',
  fullscreen: '全屏',
  of: '共 %{whole}',
  captions: '字幕',
  noCaptions: '此内容没有字幕。',
  loading: '正在加载影片',
  position: '位置',
  failures: {
    network: '与服务器的连接中断。请检查后重新播放。',
    expired: '播放已过期。请关闭后重新开始。',
    gone: '存储中已没有该影片。',
    unplayable: '此浏览器无法播放该影片。',
    unsupported: '此浏览器不支持流播放。请使用最新的 Chrome、Edge、Firefox 或 Safari。',
  },
}
