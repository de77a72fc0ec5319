import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { readRange } from '#contract/rules/geo/range.ts'
import type { GeoImport } from '#contract/schemas/geo.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'

/** Ranges from a table: it is tried when it is chosen, and taken in as a whole. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const notice = useNotice()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [state, setState] = useState<{ isSending: boolean; error?: unknown }>({ isSending: false })
  const tried = useQuery({
    queryKey: ['geoDryRun', file && [file.name, file.size, file.lastModified]],
    enabled: file !== undefined,
    queryFn: ({ signal }) =>
      calls.importGeoLocations({ query: { dryRun: 'true' }, body: { file: file as File }, signal }),
    ...{ retry: false, staleTime: Infinity, gcTime: 0 },
  })
  const result = tried.data
  const changes = result ? result.created + result.updated : 0
  const send = async () => {
    if (!file) return
    setState({ isSending: true })
    try {
      await calls.importGeoLocations({ query: {}, body: { file } })
      notice('success', 'geo.imported', { values: { smart_count: changes } })
      void queries.invalidateQueries({ queryKey: ['geo'] })
      onClose()
    } catch (error) {
      setState({ isSending: false, error })
    }
  }
  const notYet = !result ? 'chooseFile' : result.failed > 0 ? 'failed' : changes === 0 ? 'nothingNew' : undefined
  const error = state.error ?? tried.error
  return (
    <SharedDialog
      open
      title={translate('geo.importTitle')}
      okLabel={translate('geo.import')}
      busy={state.isSending}
      hasEdits={file !== undefined}
      onOk={() => void send()}
      onClose={onClose}
      {...(notYet && { notYet: translate(`geo.${notYet}`, { smart_count: result?.failed ?? 0 }) })}
    >
      <p>{translate('geo.importText')}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={translate('geo.chooseFile')}
        style={{ display: 'none' }}
        onChange={({ target }) => {
          setFile(target.files?.[0])
          setState({ isSending: false })
        }}
      />
      <Button autoFocus onClick={() => input.current?.click()}>
        {file?.name ?? translate('geo.chooseFile')}
      </Button>
      <div role="status">
        {tried.isFetching && <CircularProgress size={20} aria-label={translate('geo.importTitle')} />}
        {result && <Tried result={result} />}
      </div>
      {error && <CallError error={error} />}
    </SharedDialog>
  )
}

/** What a range would be if it were written well, which two of the problems say. */
function meantBy(value: string): string {
  const read = readRange(value)
  return ('meant' in read ? read.meant : undefined) ?? ''
}

/** What the file would change, and which lines keep it from that. */
function Tried({ result }: { result: GeoImport }) {
  const translate = useTranslate()
  const { problems, failed, ...counts } = result
  return (
    <>
      <p>{translate('geo.tried', counts)}</p>
      {counts.nested + counts.wide > 0 && <p>{translate('geo.triedNested', counts)}</p>}
      {failed > 0 && (
        <>
          <p>
            <b>{translate('geo.failed', { smart_count: failed })}</b>
          </p>
          <ul style={{ maxBlockSize: 240, overflow: 'auto' }}>
            {problems.map(({ line, problem, value }) => (
              <li key={`${line} ${problem}`}>
                {translate('geo.line', { line, value })}{' '}
                {translate(`geo.problem.${problem}`, { meant: meantBy(value) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
