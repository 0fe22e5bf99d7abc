import type { SubjectArea } from '../subject-area';

export const code: SubjectArea = {
  motif: 'code',
  name: 'programming',
  words: 'programming, coding, code, software development, software engineering, computer science, developer',
  tools:
    'VS Code, Git, GitHub, Linux, Docker, PostgreSQL, Bash, GitHub Actions, SQLite, Postman, Python, Java, pytest, JUnit',
  roles:
    'Software Developer, Back End Developer, Software Engineer, Systems Programmer, Automation Developer, Application Developer, Technical Trainer, Technical Support Engineer',
  audience:
    'Complete beginners, Engineering students preparing for placements, Testers and support staff who want to code, Scientists and analysts who automate, Developers learning a second language, School teachers of computing, People changing career',
  skills:
    'Problem solving, Reading code, Debugging, Version control, Testing, Data structures, Clean naming, Command line, Algorithmic thinking, Code review, Documentation, Refactoring',
  needs: {
    beginner: 'A laptop of any age, Basic arithmetic, An hour a day to practise, No programming experience',
    other:
      'One programming language, Functions and loops and lists, Git basics, The command line, Willingness to have code reviewed',
  },
  bonus:
    'Reviewing code, Contributing to open source, Solving puzzles against the clock, Reading a small compiler, Building a portfolio on GitHub, Preparing for coding interviews',
  projects:
    'A command line tool that a friend uses, A game with tests, A service with a database behind it, A program rewritten three times and better each time',
  labs: 'A small program about {it} from a blank file, A bug planted in {it} found with a debugger, Tests for {it}, {it} rewritten so that a stranger understands it',
  angles:
    'Testing {it}, Debugging {it}, Reading other people’s work on {it}, {it} in interviews, Performance of {it}, Documenting {it}',
  modules: [
    'Thinking like a programmer: Problems, Steps, State, Examples, Debugging',
    'Version control: Commits, Branches, History, Merging, Pull requests',
    'Testing: Assertions, Unit tests, Edge cases, Test doubles, Test-driven work',
    'Clean code: Names, Functions, Duplication, Comments, Refactoring',
  ],
  subtopics: [
    {
      name: 'Python',
      words: 'python, django, flask, fastapi, automation with python, scripting',
      tools: 'Python, VS Code, pytest, pip and venv, FastAPI, Django, requests, SQLAlchemy, ruff, Jupyter',
      goals:
        'Write clear programs in Python, Choose the right collection, Automate a boring task, Build a small web service, Test and package what you wrote',
      projects: 'A bot that tidies a folder and reports, A web service for a library of books',
      modules: [
        'First programs: Values, Variables, Input and output, Conditions, Loops',
        'Collections: Lists, Tuples, Dictionaries, Sets, Comprehensions',
        'Functions: Parameters, Return values, Scope, Recursion, Documentation',
        'Files and errors: Text and CSV, JSON, Exceptions, Context managers, Paths',
        'Objects: Classes, Data classes, Inheritance, Composition, Special methods',
        'Modules and packages: Imports, Virtual environments, Dependencies, Packaging, Command line tools',
        'Web services: FastAPI, Routes, Validation, Databases, Deployment',
        'Going further: Iterators and generators, Decorators, Type hints, Asynchronous code, Profiling',
      ],
    },
    {
      name: 'Java',
      words: 'java, spring, spring boot, jvm, hibernate, kotlin backend, core java, j2ee, microservices',
      tools: 'Java 21, IntelliJ IDEA, Maven, Spring Boot, JUnit, Hibernate, PostgreSQL, Docker, Kafka, Testcontainers',
      roles: 'Spring Boot Developer, Microservices Developer',
      goals:
        'Write object-oriented Java that others extend, Use collections and streams well, Build a service with Spring Boot, Keep data consistent, Test from unit to container',
      projects: 'A ticketing service of three microservices, A bank simulation with concurrency tests',
      modules: [
        'Java essentials: Types, Control flow, Methods, Arrays, Strings',
        'Objects: Classes, Interfaces, Records, Inheritance, Composition',
        'Collections and streams: Lists and maps, Generics, Lambdas, Streams, Optionals',
        'Errors and files: Exceptions, Resources, Input and output, Time, Logging',
        'Concurrency: Threads, Executors, Locks, Virtual threads, Pitfalls',
        'Spring Boot: Beans, Configuration, REST, Validation, Security',
        'Persistence: JPA, Relations, Transactions, Migrations, N plus one',
        'Microservices: Boundaries, Messaging, Resilience, Testcontainers, Observability',
      ],
    },
    {
      name: 'Go and Rust',
      words: 'go, golang, rust, systems programming, concurrency, webassembly, wasm',
      tools: 'Go, Rust, Cargo, VS Code, Delve, rust-analyzer, Docker, gRPC, pprof, Clippy',
      roles: 'Go Developer, Rust Developer',
      goals:
        'Write small and fast services, Understand ownership or goroutines rather than fear them, Handle errors explicitly, Profile before optimising, Ship a single binary',
      projects: 'A proxy that survives ten thousand connections, A command line search tool',
      modules: [
        'First steps: Toolchains, Types, Control flow, Functions, Packages',
        'Data: Structs, Slices and vectors, Maps, Enums, Generics',
        'Errors: Values not exceptions, Results, Wrapping, Panics, Logging',
        'Memory: Stack and heap, Pointers, Ownership, Borrowing, Lifetimes',
        'Concurrency: Goroutines, Channels, Threads, Async, Data races',
        'Interfaces and traits: Abstraction, Composition, Testing doubles, Standard library, Plugins',
        'Services: HTTP, gRPC, Databases, Configuration, Graceful stops',
        'Performance: Benchmarks, Profiling, Allocation, Concurrency limits, Releases',
      ],
    },
    {
      name: 'C and C++',
      words: 'c, c++, cpp, embedded, arduino, stm32, raspberry, firmware, iot, rtos, operating systems',
      tools: 'GCC, Clang, CMake, GDB, Valgrind, VS Code, GoogleTest, Make, Compiler Explorer, Arduino',
      roles: 'Embedded Developer, C++ Developer',
      goals:
        'Understand memory and not only syntax, Write modern and safe C++, Debug with a real debugger, Build projects with CMake, Talk to hardware',
      projects: 'A sensor logger on a microcontroller, A small game engine with tests',
      modules: [
        'The machine: Compilation, Types, Memory, Stack and heap, Undefined behaviour',
        'C foundations: Functions, Arrays, Pointers, Strings, Structs',
        'Modern C++: Classes, RAII, Smart pointers, Move semantics, Exceptions',
        'Standard library: Containers, Iterators, Algorithms, Ranges, Strings',
        'Templates: Functions, Classes, Concepts, Constexpr, Reading errors',
        'Tools: CMake, GDB, Sanitizers, Profilers, Unit tests',
        'Concurrency: Threads, Mutexes, Atomics, Tasks, Data races',
        'Close to hardware: Registers, Interrupts, Timers, Serial buses, Power',
      ],
    },
    {
      name: 'the foundations of computing',
      words:
        'data structures, algorithms, dsa, foundations, logic, competitive programming, computer science, coding interviews, interview, scratch, system design',
      tools: 'Python, Java, C++, VS Code, LeetCode, Visualgo, Git, pytest, Draw.io, Compiler Explorer',
      goals:
        'Estimate cost before running a program, Choose a data structure with reason, Recognise common problem patterns, Prove a small program right, Explain a solution aloud',
      projects: 'A search engine over a folder of texts, A route planner on a real map',
      modules: [
        'Complexity: Counting steps, Big O, Best and worst, Memory, Trade-offs',
        'Arrays and strings: Two pointers, Sliding windows, Sorting, Searching, Prefix sums',
        'Linked structures: Lists, Stacks, Queues, Heaps, Caches',
        'Trees: Traversals, Search trees, Balanced trees, Tries, Segment trees',
        'Graphs: Representations, Breadth first, Depth first, Shortest paths, Spanning trees',
        'Recursion and dynamic programming: Backtracking, Memoisation, Tables, Knapsack, Strings',
        'System design: Requirements, Storage, Caching, Queues, Scaling',
        'Interview practice: Clarifying, Thinking aloud, Testing, Mock rounds, Feedback',
      ],
    },
    {
      name: 'quantum computing',
      words: 'quantum, qiskit, qubit, qubits, cirq',
      tools: 'Qiskit, Python, Jupyter, NumPy, Cirq, PennyLane, IBM Quantum, Quirk, Matplotlib, LaTeX',
      roles: 'Quantum Software Developer',
      goals:
        'Explain a qubit without magic, Build and simulate circuits, Follow the famous algorithms step by step, Run a program on real hardware, Judge claims about quantum advantage',
      projects: 'Grover’s search on a real device, A notebook that teaches teleportation to a friend',
      modules: [
        'States: Vectors, Superposition, Measurement, Complex numbers, The Bloch sphere',
        'Gates and circuits: Single qubits, Entanglement, Controlled gates, Universality, Simulation',
        'Protocols: Teleportation, Dense coding, Key distribution, No cloning, Bell tests',
        'Algorithms: Deutsch and Jozsa, Grover, Fourier transform, Phase estimation, Shor',
        'Noise: Decoherence, Error mitigation, Error correction, Benchmarks, Hardware',
        'Near-term methods: Variational circuits, Chemistry, Optimisation, Machine learning, Limits',
        'Outlook: Post-quantum cryptography, Resources, Roadmaps, Careers, Open problems',
      ],
    },
  ],
};
