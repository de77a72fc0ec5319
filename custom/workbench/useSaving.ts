import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isInFlight } from '#contract/values/jobs.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import type { Workbench } from './model/createWorkbench.ts'
import type { WorkField, WorkTitle } from './model/workTitle.ts'
import { readTitles } from './loadTitles.ts'
import { failedItems, saveTitle, startJob } from './saveTitles.ts'

/** So many titles are saved one by one; more are a job, which goes on by itself. */
const FEW = 25
const AT_ONCE = 100
/** How often a job is looked at while one waits for it, in ms. */
const LOOK_MS = 700

type Saved = { failed: number }

/** Saves what is unsaved of these titles, and says how many could not be. */
export function useSaving(bench: Workbench, type: TypeSummary, fields: readonly WorkField[]) {
  const { calls } = useConsole()
  const client = useQueryClient()
  const tell = useErrorNotice()
  const [isSaving, setSaving] = useState(false)
  const hasJobs = useServiceHas('jobs')
  const hasEach = useServiceHas('bulkChanges')
  const paths = fields.map(({ path }) => path)
  const readAgain = async (ids: readonly string[]) => {
    for (let at = 0; at < ids.length; at += AT_ONCE)
      bench.follow(await readTitles(calls, ids.slice(at, at + AT_ONCE), paths))
  }
  const byJob = async (titles: readonly WorkTitle[]) => {
    const job = await startJob(type.type, titles, fields, calls)
    if (job === undefined) return
    for (;;) {
      const { status } = await calls.getJob({ params: { id: job } })
      if (!isInFlight(status)) break
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
    const failed = new Map((await failedItems(calls, job)).map((item) => [item.key, item]))
    await readAgain(titles.map(({ id }) => id))
    for (const { id } of titles) bench.refuse(id, failed.get(id))
  }
  const save = async (titles: readonly WorkTitle[]): Promise<Saved> => {
    setSaving(true)
    try {
      if (titles.length > FEW && hasJobs && hasEach) await byJob(titles)
      else for (const { id } of titles) await saveTitle(id, { calls, bench, fields, schema: type.schemaVersion })
    } catch (error) {
      tell(error)
    } finally {
      setSaving(false)
      void client.invalidateQueries({ queryKey: [type.type, 'getList'] })
    }
    return { failed: titles.filter(({ id }) => bench.title(id)?.refused !== undefined).length }
  }
  return { save, isSaving }
}
