import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { JobRun } from '#kit/bulk/JobRun.tsx'
import type { FieldWords } from '#kit/changes/useFieldWords.ts'

type RunPartProps = {
  job: string
  follow: (job: string | undefined) => void
  words: FieldWords
  pathOf: (key: string) => string
  onChanged: () => void
}

/** The change on its way; closing the panel loses nothing, since the bell follows the job too. */
export function RunPart({ job, follow, words, pathOf, onChanged }: RunPartProps) {
  const translate = useTranslate()
  return (
    <>
      <JobRun key={job} id={job} onFollow={follow} onEnded={onChanged} words={words} pathOf={pathOf} />
      <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => follow(undefined)}>
        {translate('bulk.run.another')}
      </Button>
    </>
  )
}
