import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { statusName } from '#contract/rules/labels/statusName.ts'
import { versionName } from '#contract/rules/versions/versionName.ts'
import type { Status } from '#contract/values/status.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** 'V4 - draft', its status word in the user's language (design 9 (7)). */
export function useVersionName(): (version: { n: number; st: Status }) => string {
  const translate = useTranslate()
  const { language } = useFormat().settings
  return useCallback(
    ({ n, st }) => versionName(n, translate(`status.${statusName(st)}`).toLocaleLowerCase(language)),
    [translate, language],
  )
}
