import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { FEED_BYTES, FEED_NAME_LENGTH } from '#contract/values/ingestion.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { DropZone } from '#kit/parts/files/DropZone.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'
import { ChannelPicker } from './ChannelPicker.tsx'
import { DryRun } from './DryRun.tsx'
import { FEED_ENDINGS, feedProblem } from './feedProblem.ts'
import type { FeedFile } from './useFeedFile.ts'
import { useRefusalWords } from './useRefusalWords.ts'

/** A guide from a file: dropped or chosen, sent with its progress, and what taking it in would bring. */
export function FilePart({ work }: { work: FeedFile }) {
  const translate = useTranslate()
  const format = useFormat()
  const { file, choose, feed, rename, channel, setChannel, share, isTrying, isSending, result } = work
  const size = format.bytes(FEED_BYTES)
  const isOnTheWay = isTrying || isSending
  return (
    <Box sx={{ display: 'grid', gap: 4, paddingBlockStart: 2 }}>
      <DropZone
        isBusy={isOnTheWay}
        isFilled={file !== undefined}
        accept={FEED_ENDINGS}
        hint={file ? `${file.name}, ${format.bytes(file.size)}` : translate('ingestion.dialog.hint', { size })}
        onFiles={choose}
      />
      {isOnTheWay && (
        <Box sx={{ display: 'grid', gap: 1, typography: 'meta' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <span role="status">
              {translate(share === undefined ? 'ingestion.dialog.reading' : 'ingestion.dialog.sending')}
            </span>
            {share !== undefined && <span>{format.percent(share)}</span>}
          </Box>
          <LinearProgress
            aria-label={translate('ingestion.progress')}
            variant={share === undefined ? 'indeterminate' : 'determinate'}
            {...(share !== undefined && { value: share * 100 })}
          />
        </Box>
      )}
      <FileProblem work={work} />
      {result && !isTrying && <DryRun result={result} />}
      {file && (
        <>
          <TextField
            label={translate('ingestion.dialog.feed')}
            helperText={translate('ingestion.dialog.feedHelp')}
            defaultValue={feed}
            key={file.name}
            onBlur={({ target }) => rename(target.value)}
            slotProps={{ htmlInput: { maxLength: FEED_NAME_LENGTH } }}
          />
          <ChannelPicker
            label={translate('ingestion.dialog.onlyChannel')}
            help={translate('ingestion.dialog.onlyChannelHelp')}
            value={channel}
            onChange={setChannel}
          />
        </>
      )}
    </Box>
  )
}

/** What keeps the file from being taken in, in plain words with its place. */
function FileProblem({ work: { whyNot, error, isTrying } }: { work: FeedFile }) {
  const translate = useTranslate()
  const format = useFormat()
  const refusal = useRefusalWords()
  const title = translate('ingestion.dialog.refusedTitle')
  if (whyNot)
    return (
      <ErrorState title={title}>
        {translate(`ingestion.dialog.why.${whyNot}`, { size: format.bytes(FEED_BYTES) })}
      </ErrorState>
    )
  if (error === undefined || error === null || isTrying) return null
  const problem = feedProblem(error)
  if (!problem) return <CallError error={error} />
  return <ErrorState title={title}>{refusal(problem)}</ErrorState>
}
