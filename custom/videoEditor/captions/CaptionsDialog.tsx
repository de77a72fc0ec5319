import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { CaptionTrack } from '#contract/schemas/captions.ts'
import { MAX_CAPTION_LETTERS } from '#contract/values/captions.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { useConsole, useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { textOf } from '#kit/parts/files/textOf.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { useVideo } from '../VideoContext.ts'

/** Lines of a file that are told at most. */
const TOLD = 5

/** Captions of the title by language: what there are, brought in from a file, thrown away. */
export function CaptionsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const format = useFormat()
  const { calls } = useConsole()
  const { video, captions } = useVideo()
  const type = useTypeSummary(video.cty)
  const missing = useMissingRights(type ? [{ page: type.page, action: 'update' }] : [])
  const input = useRef<HTMLInputElement>(null)
  const [lang, setLang] = useState<string>(format.settings.language)
  const named = (language: string) => translate(`forms.languages.${language}`, { _: language })
  const bring = useMutation({
    mutationFn: async (file: File) => {
      // Counted in letters by the service; a file of more bytes is not read at all.
      const text = file.size > 4 * MAX_CAPTION_LETTERS ? '' : (await textOf(file)).slice(0, MAX_CAPTION_LETTERS + 1)
      const rev = captions.tracks.find((track) => track.lang === lang)?.rev ?? 0
      return calls.saveCaptions({ params: { id: video.id, lang }, query: { cty: video.cty, rev }, body: { text } })
    },
    onSettled: captions.reload,
  })
  const drop = useMutation({
    mutationFn: ({ lang: one, rev }: CaptionTrack) =>
      calls.deleteCaptions({ params: { id: video.id, lang: one }, query: { cty: video.cty, rev } }),
    onSettled: captions.reload,
  })
  const error = bring.error ?? drop.error
  return (
    <SharedDialog
      open
      isPlain
      title={translate('video.captions.title')}
      cancelLabel={translate('actions.close')}
      onClose={onClose}
    >
      <Lines>
        {captions.tracks.length === 0 && <li>{translate('video.captions.none')}</li>}
        {captions.tracks.map((track) => (
          <li key={track.lang}>
            <b>{named(track.lang)}</b>
            <span className="grow">
              {translate('video.captions.track', {
                smart_count: track.count,
                by: track.by,
                date: format.dateTime(track.ut),
              })}
            </span>
            <WhyNot why={missing}>
              {(off) => (
                <Button
                  size="small"
                  aria-label={`${translate('actions.delete')} ${named(track.lang)}`}
                  disabled={drop.isPending}
                  onClick={() => drop.mutate(track)}
                  {...off}
                >
                  {translate('actions.delete')}
                </Button>
              )}
            </WhyNot>
          </li>
        ))}
      </Lines>
      <Row>
        <TextField
          select
          size="small"
          label={translate('video.captions.language')}
          value={lang}
          onChange={({ target }) => setLang(target.value)}
        >
          {LANGUAGES.map((one) => (
            <MenuItem key={one} value={one}>
              {named(one)}
            </MenuItem>
          ))}
        </TextField>
        <WhyNot why={missing}>
          {(off) => (
            <Button variant="contained" loading={bring.isPending} onClick={() => input.current?.click()} {...off}>
              {translate('video.captions.bring')}
            </Button>
          )}
        </WhyNot>
      </Row>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,.srt,.ttml,.dfxp,.xml"
        aria-label={translate('video.captions.bring')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) bring.mutate(file)
        }}
      />
      {error && <CallError error={error} values={{ id: video.id }} />}
      <div role="status">
        {bring.data && (
          <>
            <p>{translate('video.captions.kept', { smart_count: bring.data.track.count })}</p>
            {bring.data.problems.slice(0, TOLD).map(({ line, reason }) => (
              <p key={line}>
                {translate('video.files.line', { line })}: {translate(`video.captions.reasons.${reason}`)}
              </p>
            ))}
          </>
        )}
      </div>
    </SharedDialog>
  )
}

const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '0 0 16px',
  padding: 0,
  ...theme.typography.meta,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minBlockSize: 36 },
  '& .grow': { flex: 1, minInlineSize: 160, color: theme.vars.palette.text.secondary },
}))
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12, marginBlockEnd: 12 })
