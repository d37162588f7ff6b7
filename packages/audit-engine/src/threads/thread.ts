import { serveReaders } from './serve-readers.ts'

// What each thread of the pool runs.
serveReaders()
