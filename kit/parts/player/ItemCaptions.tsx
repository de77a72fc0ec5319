import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useConsole } from '../context/ConsoleContext.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { SaidPlate } from './SaidPlate.tsx'

type ItemCaptionsProps = {
  /** What playback calls the title that is on screen. */
  title: string
  /** Where in the title it stands, in ms. */
  ms: number
}

/** The captions of the title that is on screen, in the reader's language where it has them; asked for once they are on. */
export function ItemCaptions({ title, ms }: ItemCaptionsProps) {
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const { language } = useFormat().settings
  const { data } = useQuery({
    queryKey: ['captions', product, title, language],
    queryFn: ({ signal }) => calls.readCaptions({ params: { id: title }, query: { lang: language }, signal }),
  })
  if (!data) return null
  if (data.captions.length === 0) return <SaidPlate role="status">{translate('player.noCaptions')}</SaidPlate>
  const said = data.captions.findLast(({ start }) => start <= ms)
  if (!said || said.end <= ms) return null
  return (
    <SaidPlate lang={data.lang} dir="auto">
      {said.text}
    </SaidPlate>
  )
}
