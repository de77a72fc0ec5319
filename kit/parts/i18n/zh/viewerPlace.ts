import type { words as english } from '../en/viewerPlace.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  label: '观众的地址',
  in: '按地域覆盖位于%{country}',
  none: '没有地域覆盖范围包含它',
  wrong: '这不是地址：应为四个 0 至 255 的数字，或 IPv6。',
  failed: '无法查询其所在地',
}
