import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'
import { faultFacts } from './faultFacts.ts'

type FaultReportProps = {
  error: unknown
  /** Where it happened. */
  address: string
  /** When it happened, ISO 8601. */
  at: string
  build?: string | undefined
  onReload: () => void
  /** Other ways on. */
  actions?: ReactNode
}

/** A fault of ours: what was kept, the way on, and the facts to pass on, with a button that copies them. */
export function FaultReport({ error, address, at, build, onReload, actions }: FaultReportProps) {
  const translate = useTranslate()
  const facts = faultFacts(error)
  const lines = [
    [
      translate('errorPages.fault.what'),
      facts.errors.map(({ code, description }) => `${code} ${description}`).join('; '),
    ],
    [translate('errorPages.fault.where'), address],
    [translate('errorPages.fault.when'), at],
    ...(facts.requestId ? [[translate('errorPages.fault.request'), facts.requestId]] : []),
    ...(build ? [['Marquee', build]] : []),
  ]
  return (
    <ErrorState
      title={translate('errorPages.fault.title')}
      errors={[...facts.errors, ...lines.slice(1).map(([code = '', description = '']) => ({ code, description }))]}
      actions={
        <>
          <Button variant="contained" size="small" startIcon={<Icon name="refresh" />} onClick={onReload}>
            {translate('errorPages.fault.reload')}
          </Button>
          {actions}
          <CopyButton text={lines.map((line) => line.join(': ')).join('\n')} />
        </>
      }
    >
      {translate('errorPages.fault.text')}
    </ErrorState>
  )
}

function CopyButton({ text }: { text: string }) {
  const translate = useTranslate()
  const [done, setDone] = useState<'copied' | 'notCopied'>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone('copied'),
      () => setDone('notCopied'),
    )
  return (
    <Button size="small" startIcon={<Icon name={done === 'copied' ? 'check' : 'copy'} />} onClick={() => void copy()}>
      <span role="status">{translate(`errorPages.fault.${done ?? 'copy'}`)}</span>
    </Button>
  )
}
