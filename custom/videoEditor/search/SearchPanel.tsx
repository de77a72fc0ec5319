import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Slider from '@mui/material/Slider'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { CLIP_SCORE, EDIT_NAME_LENGTH, EMBEDDING_TYPES, type EmbeddingType } from '#contract/values/video.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { SaidHere } from '../captions/SaidHere.tsx'
import { useCutTools } from '../useCutTools.ts'
import { useVideo } from '../VideoContext.ts'
import { HitList } from './HitList.tsx'
import { hitsOf } from './hitsOf.ts'

/** More are not looked through one by one. */
const SHOWN = 100

/** Stretches of the title by what is said of them: from a score on, played, and taken as segments. */
export function SearchPanel() {
  const translate = useTranslate()
  const format = useFormat()
  const { calls } = useConsole()
  const { video, view, list, run, captions } = useVideo()
  const [text, setText] = useState(view.sought)
  const { hasMeaning } = useCutTools()
  const [by, setBy] = useState<EmbeddingType>('both')
  const like = list.segs.find(({ id, label }) => id === view.selected && label !== '')
  const search = useMutation({
    mutationFn: async (asked: { text: string; by: EmbeddingType }) => {
      const find = (embedding_type: EmbeddingType) =>
        calls.searchClips({ query: { query: asked.text, embedding_type, id: video.id, pageSize: SHOWN } })
      try {
        return { found: await find(asked.by), isMeant: true }
      } catch (error) {
        // Another service that is out of order must not keep anybody from what words find.
        if (errorMessage(error)?.code !== 'noMeaning') throw error
        return { found: await find('both'), isMeant: false }
      }
    },
    onSuccess: ({ found }, asked) => {
      view.setSought(asked.text)
      view.setFound(hitsOf(found, video, asked.text))
    },
  })
  const ask = (asked: string, as: EmbeddingType) => {
    setText(asked)
    if (asked.trim() !== '') search.mutate({ text: asked.trim(), by: as })
  }
  return (
    <>
      <form
        className="form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          ask(text, by)
        }}
      >
        <TextField
          className="wide"
          size="small"
          label={translate('video.search.text')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: EDIT_NAME_LENGTH, autoComplete: 'off' } }}
        />
        <TextField
          select
          size="small"
          label={translate('video.search.by')}
          value={by}
          onChange={({ target }) => setBy(target.value as EmbeddingType)}
        >
          {EMBEDDING_TYPES.filter((one) => one !== 'meaning' || hasMeaning).map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`video.search.types.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="contained" loading={search.isPending} disabled={text.trim() === ''}>
          {translate('video.search.start')}
        </Button>
        {like && (
          <Button className="wide" size="small" onClick={() => ask(like.label, hasMeaning ? 'meaning' : 'letters')}>
            {translate('video.search.like', { name: like.label })}
          </Button>
        )}
        <label className="wide">
          {translate('video.search.least', { score: format.number(view.least, 2) })}
          <Slider
            size="small"
            aria-label={translate('video.search.least', { score: format.number(view.least, 2) })}
            min={CLIP_SCORE}
            max={1}
            step={0.05}
            value={view.least}
            onChange={(_event, least) => view.setLeast(Number(least))}
          />
        </label>
      </form>
      {search.error && <CallError error={search.error} onRetry={() => ask(text, by)} />}
      {search.data?.isMeant === false && <p className="quiet bad">{translate('video.search.notMeant')}</p>}
      <div className="tools">
        <span className="grow" role="status">
          {view.sought !== '' &&
            (view.hits.length > 0
              ? translate('video.search.hits', { smart_count: view.hits.length })
              : translate('video.search.none'))}
        </span>
        {view.hits.length > 1 && (
          <Button size="small" onClick={() => run({ kind: 'fromHits', base: crypto.randomUUID(), hits: view.hits })}>
            {translate('video.search.addAll')}
          </Button>
        )}
      </div>
      <HitList />
      <SaidHere />
      <p className="quiet">
        {translate(captions.tracks.length > 0 ? 'video.search.limits' : 'video.search.limitsUncaptioned')}
      </p>
    </>
  )
}
