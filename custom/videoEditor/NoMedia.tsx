import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link, useSearchParams } from 'react-router'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'

/** There is no picture to cut: where one is uploaded, and the way to another title. */
export function NoMedia({ name, to }: { name: string; to: string }) {
  const translate = useTranslate()
  const [, setSearch] = useSearchParams()
  return (
    <EmptyState
      icon="film"
      title={translate('video.noMedia.title', { name })}
      actions={
        <>
          <Button onClick={() => setSearch({})}>{translate('video.noMedia.another')}</Button>
          <Button variant="contained" component={Link} to={to}>
            {translate('video.noMedia.upload')}
          </Button>
        </>
      }
    >
      {translate('video.noMedia.text')}
    </EmptyState>
  )
}
