import type { words as english } from '../en/scheduleDialogs.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  refused: '按目前的设置无法执行',
  items: '%{smart_count} 项',
  fromTo: '%{from} 至 %{to}',
  bothZones: 'UTC %{time}，%{zone} %{mine}。',
  snap: '对齐到一刻钟',
  evenPinned: '即使已固定也移动',
  preview: {
    nothingElse: '不影响其他节目。',
    moved: '另有 %{smart_count} 项移动，最多 %{length}',
    removed: '将移除 %{smart_count} 项',
    changed: '将裁剪或更改 %{smart_count} 项',
    left: '%{smart_count} 项找不到位置',
  },
  mode: {
    label: '放置方式',
    insert: '插入：后推后续节目',
    overwrite: '覆盖：裁掉原有节目',
    exact: '仅在空闲处',
    squeeze: '放入最近的合适空档',
    split: '拆分：正在播出的节目在其后继续',
    swap: '互换：当时没有可互换的节目',
  },
  moveTo: {
    title: '移至…',
    to: '日期和时间',
    ok: '移动',
    when: '请输入日期或时间',
    same: '已在该时间',
    done: '已移至 %{time}',
  },
  addAd: {
    title: '添加广告',
    ok: '添加 %{smart_count} 个广告',
    length: '每个广告的时长',
    first: '不含第一个',
    last: '不含最后一个',
    nowhere: '请选择节目或广告位置',
    none: '没有可添加的广告',
  },
  removeGaps: {
    title: '移除所有空档',
    ok: '移除空档',
    none: '没有可前移的节目',
    processing: '本周内有日期正在处理时不可用',
    moves: '%{smart_count} 项前移，最多 %{length}',
    stays: '保留 %{smart_count} 处空档',
    end: '其后没有可前移的节目。',
    fails: '%{smart_count} 个节目在新时间不可播出',
  },
  pin: {
    title: '固定 %{smart_count} 项？',
    ok: '固定',
    overlap: '同一时间播出。',
  },
}
