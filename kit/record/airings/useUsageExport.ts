import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Readable } from '#contract/schemas/readers.ts'
import type { ProgramUse } from '#contract/schemas/live/programUsage.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { readEveryPage } from '#kit/parts/files/readEveryPage.ts'
import { saveTable } from '#kit/parts/files/saveFile.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { usageCsv } from './usageCsv.ts'

type Exported = { id: string; start: string | undefined; program: Readable }

/** Saves the airings of a program as a table; the browser asks where to. */
export function useUsageExport({ id, start, program }: Exported): { isBusy: boolean; run: () => Promise<void> } {
  const { calls } = useConsole()
  const translate = useTranslate()
  const { language } = useFormat().settings
  const tellError = useErrorNotice()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const uses = await readAll(calls, id, start)
      saveTable(usageCsv(uses, program, language), `${titleOf(program, language) || translate('airings.file')}.csv`)
    } catch (error) {
      tellError(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}

function readAll(calls: MarqueeDataProvider, id: string, start: string | undefined): Promise<ProgramUse[]> {
  return readEveryPage((page) =>
    calls.readProgramUsage({ params: { id }, query: { ...page, ...(start !== undefined && { start }) } }),
  )
}
