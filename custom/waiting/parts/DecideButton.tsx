import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { use } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import type { ApprovalVerb } from '#kit/record/actions/useApproval.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import { ApprovalContext } from '../ApprovalContext.ts'

type DecideButtonProps = { row: ContentRow; verb: ApprovalVerb; title: string }

/** Decides about one title; off with its reason where that cannot be. */
export function DecideButton({ row, verb, title }: DecideButtonProps) {
  const translate = useTranslate()
  const approval = use(ApprovalContext)
  if (!approval) return null
  const words = translate(verbKey(verb))
  return (
    <WhyNot why={approval.whyNot(verb, row)}>
      {(off) => (
        <Button
          size="small"
          tabIndex={-1}
          variant={verb === 'approve' ? 'outlined' : 'text'}
          loading={approval.isBusy(row)}
          onClick={() => void approval.decide(verb, row)}
          aria-label={`${words}: ${title}`}
          {...off}
        >
          {words}
        </Button>
      )}
    </WhyNot>
  )
}
