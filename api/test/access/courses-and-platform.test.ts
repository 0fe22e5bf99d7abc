import { testAreas } from './test-area';

testAreas('Courses and batches', 'Blog, AI and platform');
