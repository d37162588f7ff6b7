import type { Picture } from '../../../content/guides/guide.ts'
import { BrowserWindow } from './browser-window.tsx'
import { HeadingOutline } from './heading-outline.tsx'
import { MapListing } from './map-listing.tsx'
import { Months } from './months.tsx'
import { Phone } from './phone.tsx'
import { Photo } from './photo.tsx'
import { SearchResult } from './search-result.tsx'
import { ShareCard } from './share-card.tsx'
import { CodeLines, PageLines, Review, Table } from './written.tsx'

/** The thing itself, drawn or written as a customer sees it. */
export function PictureView({ picture }: { picture: Picture }) {
  switch (picture.as) {
    case 'search-result':
      return <SearchResult {...picture} />
    case 'map':
      return <MapListing {...picture} />
    case 'share-card':
      return <ShareCard {...picture} />
    case 'outline':
      return <HeadingOutline {...picture} />
    case 'browser':
      return <BrowserWindow {...picture} />
    case 'phone':
      return <Phone {...picture} />
    case 'photo':
      return <Photo {...picture} />
    case 'months':
      return <Months {...picture} />
    case 'code':
      return <CodeLines {...picture} />
    case 'table':
      return <Table {...picture} />
    case 'review':
      return <Review {...picture} />
    case 'page':
      return <PageLines {...picture} />
  }
}
