import { testAreas } from './test-area';

testAreas('Classes, certificates and questions');
