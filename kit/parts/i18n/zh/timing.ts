import type { words as english } from '../en/timing.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  publish: '定时发布...',
  unpublish: '定时取消发布...',
  publishTitle: '定时发布 %{name}',
  unpublishTitle: '定时取消发布 %{name}',
  publishAt: '发布时间',
  unpublishAt: '取消发布时间',
  zone: '时间按您的时区 %{zone} 显示。',
  set: '设定时间',
  whenUtc: 'UTC %{date}',
  when: '%{date}（%{zone}），即 UTC %{utc}',
  will: {
    nothing: '选择时间后，这里会说明届时将发生什么。',
    publish: '%{when}，届时已保存的草稿将上线。',
    unpublish: '%{when}，观众将不再看到它，已发布的版本变为草稿。',
    check: '如果届时无法执行，则不做任何更改，原因会显示在此处和您的通知中。',
  },
  warn: {
    unsaved: '尚未保存的内容不会上线，请在此之前保存。',
    missing: '有 %{smart_count} 个必填字段为空。请在此之前填写，否则不会发布。',
    nothingNew: '目前没有草稿。请在此之前保存一个草稿，否则没有内容可发布。',
    draftOpen: '有一个未完成的草稿。请在此之前发布或放弃它，否则无法取消发布。',
  },
  problems: {
    none: '请填写发布或取消发布的时间。',
    unreadable: '这不是有效的时间，请按“2026-11-24 20:30”的形式输入。',
    past: '这个时间已经过去。',
    order: '取消发布必须晚于发布。',
  },
  isSet: '时间已设定。',
  cleared: '已取消，届时不会发生任何事。',
  banner: {
    publish: '将于 %{publish} 上线。',
    unpublish: '将于 %{unpublish} 取消发布。',
    both: '将于 %{publish} 上线，并于 %{unpublish} 取消发布。',
    by: '由 %{name} 设定。',
    zone: '时区：%{zone}。',
    change: '更改',
    cancel: '取消',
    cancelLabel: '取消已设定的时间',
  },
  failed: {
    publish: '未能在 %{date} 发布。',
    unpublish: '未能在 %{date} 取消发布。',
    because: {
      invalid: '必填字段为空或有误。',
      draftExists: '当时有未完成的草稿：请先发布或放弃它。',
      wrongStatus: '当时没有可发布的内容，或没有已上线的版本。',
    },
    again: '另设时间',
    dismiss: '知道了',
  },
  coming: {
    title: '即将发生',
    empty: '没有设定任何定时操作。',
    publish: '上线',
    unpublish: '取消发布',
    failed: '未能执行',
  },
}
