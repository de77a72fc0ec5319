import type { words as english } from '../en/schedulePlayout.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '频道播出',
  reading: '正在读取状态',
  failed: '无法读取状态',
  state: { stopped: '未启动', starting: '将于 %{time} 启动', running: '自 %{time} 起播出中' },
  about: {
    stopped: '还没有人启动此频道的播出。',
    starting: '重新启动会取代这次启动。',
    running: '重新启动会取代这次启动。',
  },
  by: '由 %{name} 启动。',
  start: '启动时间',
  ok: { first: '启动播出', again: '重新启动' },
  done: '%{channel} 自 %{time} 起播出',
  whyNot: { past: '该时间已过', channelDraft: '频道尚未发布', nothingOnAir: '该时间没有已发布的内容' },
  wayOut: {
    channelDraft: '观众还看不到这个频道。请先发布频道，再启动播出。',
    nothingOnAir: '播出须从有已发布内容的时间启动。请发布那一天，或选择有节目播出的时间。',
  },
  events: {
    title: '已播出',
    day: '日期',
    bounds: '请选择 %{from} 至 %{to} 之间的日期',
    earlier: '显示更早的',
    none: '这一天没有播出任何内容。',
    never: '尚未播出任何内容。',
    failed: '无法读取已播出的内容。',
    running: '正在播出',
  },
}
