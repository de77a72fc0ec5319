import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { JobRun } from '#kit/jobs/bulk/JobRun.tsx'
import type { FieldWords } from '#kit/record/changes/useFieldWords.ts'

type RunPartProps = {
  job: string
  follow: (job: string | undefined) => void
  words: FieldWords
  pathOf: (key: string) => string
  onChanged: () => void
  /** One verb is looked up again; fields are chosen anew. */
  onAgain?: () => void
}

/** The change on its way; closing the panel loses nothing, since the bell follows the job too. */
export function RunPart({ job, follow, words, pathOf, onChanged, onAgain }: RunPartProps) {
  const translate = useTranslate()
  const again = () => {
    follow(undefined)
    onAgain?.()
  }
  return (
    <>
      <JobRun key={job} id={job} onFollow={follow} onEnded={onChanged} words={words} pathOf={pathOf} />
      <Button size="small" sx={{ justifySelf: 'start' }} onClick={again}>
        {translate(onAgain ? 'bulk.check.again' : 'bulk.run.another')}
      </Button>
    </>
  )
}
